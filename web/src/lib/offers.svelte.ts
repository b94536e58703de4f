// What the service offers: its games, and what else there is. The page hides the rest.

import type { GameInfo, GamesAnswer, OffersInfo } from "../protocol";
import { request } from "./api";

let known = $state.raw<Partial<OffersInfo>>({});

export async function games(): Promise<GameInfo[]> {
  const answer = await request<GamesAnswer>("GET", "/api/games");
  known = answer.offers;
  return answer.games;
}

/** Nothing, until the service has said it (`needOffers`). */
export function offers(): Partial<OffersInfo> {
  return known;
}
