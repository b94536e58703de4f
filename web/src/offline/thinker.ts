// The worker in which bots think, so that a hint never holds up an answer.

import { placeNet, startPython } from "./python";
import { makeNet } from "./python_net";

interface Asked {
  id: number;
  job: string;
}
interface Thinking {
  net_for(job: string): string;
  think(job: string): string;
  play_nets_with(make: typeof makeNet): void;
}

const folder = self.name;
const python = startPython(folder, () => undefined);
const thinking = python.then((running) => {
  const found = running.pyimport("mori.server.browser.thinking") as Thinking;
  found.play_nets_with(makeNet);
  return found;
});
const nets = new Map<string, Promise<void>>();

addEventListener("message", async ({ data }: MessageEvent<Asked>) => {
  const { id, job } = data;
  try {
    const { net_for, think } = await thinking;
    const game = net_for(job);
    if (game) await netOf(game);
    postMessage({ id, reply: think(job) });
  } catch (error) {
    postMessage({ id, failure: String(error) });
  }
});

/** Loads the net of a game once it is needed; without it, the next decision tries again. */
async function netOf(game: string): Promise<void> {
  let placed = nets.get(game);
  if (!placed) {
    placed = placeNet(await python, folder, game);
    nets.set(game, placed);
    placed.catch(() => nets.delete(game));
  }
  await placed;
}
