import { Inflate } from 'fflate';
import { AnkiFailure, type AnkiLimits } from '#core/anki/anki-failure.ts';
import { type ByteSource, packedBytesOf, type ZipEntry } from '#core/anki/read/zip-directory.ts';

/** So little is unpacked at once that even a bomb yields only some megabytes before its size is checked. */
const PUSHED_BYTES = 16 * 1024;

/** The content of an entry. Its size is counted while it is unpacked: what the file says about it can be a lie. */
export async function contentOf(
  source: ByteSource,
  entry: ZipEntry,
  limits: AnkiLimits,
): Promise<Uint8Array> {
  if (entry.packedBytes > limits.collectionBytes) throw new AnkiFailure('inflates-too-much');
  const packed = await packedBytesOf(source, entry);
  return entry.method === 'stored' ? packed : inflated(packed, limits);
}

function inflated(packed: Uint8Array, limits: AnkiLimits): Uint8Array {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  const most = Math.min(
    limits.collectionBytes,
    Math.max(limits.inflationFreeBytes, packed.length * limits.inflationRatio),
  );
  const inflate = new Inflate((piece) => {
    bytes += piece.length;
    if (bytes > most) throw new AnkiFailure('inflates-too-much');
    pieces.push(piece);
  });
  try {
    for (let at = 0; at < packed.length; at += PUSHED_BYTES)
      inflate.push(packed.subarray(at, at + PUSHED_BYTES), at + PUSHED_BYTES >= packed.length);
  } catch (cause) {
    throw cause instanceof AnkiFailure ? cause : new AnkiFailure('broken-zip', { cause });
  }
  return joined(pieces, bytes);
}

function joined(pieces: readonly Uint8Array[], bytes: number): Uint8Array {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
