import { IMAGE_MAX_PARTS } from '#contract/limits.ts';

interface PictureKind {
  readonly beginning: RegExp;
  /** How the parts begin that a file may hold any number of, and that are read before anything can stop the reader. */
  readonly parts: readonly string[];
}

/** The kinds that we read, known by how they begin: a name or a declared type proves nothing. */
const KINDS: readonly PictureKind[] = [
  // A scan goes over the whole picture once more; notes (Exif, ICC, IPTC) are all kept until the end.
  { beginning: /^\xff\xd8\xff/, parts: ['\xff\xda', '\xff\xe1', '\xff\xe2', '\xff\xed'] },
  // Texts that are inflated, each to a thousand times its size.
  { beginning: /^\x89PNG\r\n/, parts: ['zTXt', 'iTXt'] },
  // Frames of an animation: although only the first is shown, the others are counted, and slowly.
  { beginning: /^RIFF[^]{4}WEBP/, parts: ['ANMF'] },
];
const BEGINNING_BYTES = 12;

export function kindOf(bytes: Uint8Array): PictureKind | undefined {
  const beginning = Buffer.from(bytes.subarray(0, BEGINNING_BYTES)).toString('latin1');
  return KINDS.find((kind) => kind.beginning.test(beginning));
}

/**
 * Whether a file was made to keep its reader busy. Parts are counted wherever their first bytes stand, so that no trick
 * hides one; by chance these come together less than a hundred times in 5 MB.
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
