/** How Anki finds notes with the same first field: the first 8 hex digits of the SHA-1 of its text, as a number. */
export const noteChecksum = (text: string): number => sha1Of(text)[0] ?? 0;

/** The SHA-1 of a text, as five words. */
export const sha1Of = (text: string): Uint32Array => sha1(utf8(text));

/** In the core there is no TextEncoder. */
function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  // Half of a character of two cannot be encoded.
  const escaped = encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
  for (let at = 0; at < escaped.length; at += 1) {
    if (escaped[at] !== '%') bytes.push(escaped.charCodeAt(at));
    else {
      bytes.push(Number.parseInt(escaped.slice(at + 1, at + 3), 16));
      at += 2;
    }
  }
  return Uint8Array.from(bytes);
}

const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;
const ROUNDS = 80;

const rotated = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/** FIPS 180-4. The five words of the digest; browsers compute it only asynchronously. */
function sha1(message: Uint8Array): Uint32Array {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, message.length * 8);

  const digest = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  const words = new Uint32Array(ROUNDS);
  const word = (at: number): number => words[at] ?? 0;
  for (let block = 0; block < blocks; block += 1) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(block * BLOCK_BYTES + at * 4);
    for (let at = 16; at < ROUNDS; at += 1)
      words[at] = rotated(word(at - 3) ^ word(at - 8) ^ word(at - 14) ^ word(at - 16), 1);
    let [a = 0, b = 0, c = 0, d = 0, e = 0] = digest;
    for (let at = 0; at < ROUNDS; at += 1) {
      const next = (rotated(a, 5) + mixed(at, b, c, d) + e + word(at)) | 0;
      [e, d, c, b, a] = [d, c, rotated(b, 30), a, next];
    }
    for (const [at, value] of [a, b, c, d, e].entries()) digest[at] = (digest[at] ?? 0) + value;
  }
  return digest;
}

/** The function and the constant of a round. */
function mixed(round: number, b: number, c: number, d: number): number {
  if (round < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (round < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  if (round < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
  return (b ^ c ^ d) + 0xca62c1d6;
}
