import { readFile } from 'node:fs/promises';

const { fetch } = globalThis;

/** Replaces `fetch` for the engine: only files of its packages and `data:` URLs, nothing from the network. */
export async function fetchFile(address) {
  const { protocol, origin, href } = new URL(address);
  if (protocol === 'data:') return fetch(href);
  if (protocol !== 'file:') throw new Error(`The voice may not fetch from ${origin}`);
  return new Response(await readFile(new URL(href)));
}
