// Loads the files of the runtime: from the cache where they are, which then opens without a
// connection, else from the host.

import { cacheOf } from "../worker/caches";
import { RUNTIME } from "./runtime";

export type Loaded = (bytes: number) => void;

/** A file of the runtime as it is stored. `onBytes` hears how many bytes have come. */
export async function load(path: string, folder: string, onBytes: Loaded): Promise<Response> {
  const address = new URL(path, folder).href;
  const kept = await caches.match(address).catch(() => undefined);
  if (kept) {
    onBytes(RUNTIME.bytes[path] ?? 0);
    return kept;
  }
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
  const [own, copy] = answer.body.tee();
  const { headers } = answer;
  // Browsers may refuse to keep it: then it is loaded again the next time.
  void caches
    .open(cacheOf(folder, RUNTIME.version)) // the service worker fills the same one
    .then((cache) => cache.put(address, new Response(copy, { headers })))
    .catch(() => undefined);
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onBytes(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(own.pipeThrough(counting), { headers });
}

/** The same for a file that is stored gzipped. */
export async function unzipped(path: string, folder: string, onBytes: Loaded): Promise<Response> {
  const { body } = await load(path, folder, onBytes);
  if (!body) throw new Error(path);
  return new Response(body.pipeThrough(new DecompressionStream("gzip") as BytesThrough));
}

type BytesThrough = ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;

export async function bytesOf(answer: Promise<Response>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await answer).arrayBuffer());
}

/** The files of a bundle: a line of JSON with names and sizes, then the files one after another. */
export function* filesIn(bundle: Uint8Array): Iterable<[string, Uint8Array]> {
  let at = bundle.indexOf(0x0a);
  const names = JSON.parse(new TextDecoder().decode(bundle.subarray(0, at))) as [string, number][];
  at += 1;
  for (const [name, size] of names) {
    yield [name, bundle.subarray(at, at + size)];
    at += size;
  }
}
