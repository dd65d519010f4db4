import { IMAGE_MAX_PARTS } from '#contract/content-limits.ts';

interface PictureKind {
  readonly beginning: RegExp;
  /** First bytes of parts that can occur any number of times, and are read before any timeout applies. */
  readonly parts: readonly string[];
}

/** The supported kinds, detected by their first bytes: file names and declared types cannot be trusted. */
const KINDS: readonly PictureKind[] = [
  // Each scan passes over the whole picture; metadata (Exif, ICC, IPTC) is all kept in memory until the end.
  { beginning: /^\xff\xd8\xff/, parts: ['\xff\xda', '\xff\xe1', '\xff\xe2', '\xff\xed'] },
  // Compressed texts, each of which can grow to a thousand times its size.
  { beginning: /^\x89PNG\r\n/, parts: ['zTXt', 'iTXt'] },
  // Frames of an animation: only the first is used, but counting the others is slow.
  { beginning: /^RIFF[^]{4}WEBP/, parts: ['ANMF'] },
];
const BEGINNING_BYTES = 12;

export function kindOf(bytes: Uint8Array): PictureKind | undefined {
  const beginning = Buffer.from(bytes.subarray(0, BEGINNING_BYTES)).toString('latin1');
  return KINDS.find((kind) => kind.beginning.test(beginning));
}

/**
 * Whether a file was made to keep the decoder busy. First bytes of parts are counted anywhere in the file, so that none
 * can be hidden; by chance they occur less than a hundred times in 5 MB.
 */
export function hasTooManyParts(bytes: Uint8Array, { parts }: PictureKind): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return parts.some((part) => isFoundMoreThan(IMAGE_MAX_PARTS, Buffer.from(part, 'latin1'), file));
}

function isFoundMoreThan(times: number, part: Buffer, file: Buffer): boolean {
  let found = 0;
  for (let place = file.indexOf(part); place >= 0 && found <= times; found++)
    place = file.indexOf(part, place + part.length);
  return found > times;
}
