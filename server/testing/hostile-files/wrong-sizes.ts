import { IMAGE_MAX_BYTES } from '#contract/content-limits.ts';
import { bytesOf, noise, zeros } from './bytes.ts';
import type { HostileFile } from './hostile-file.ts';
import { validJpeg } from './jpeg-parts.ts';
import { chunk, DATA, END, HEAD, png, validPng } from './png-parts.ts';
import { lossyWebp } from './webp-parts.ts';

/** Pads a file with zeros to this many bytes. */
const filledTo = (bytes: number, file: Uint8Array) => bytesOf(file, zeros(bytes - file.length));
const CHUNK_BYTES = 12;
const privateChunk = chunk('prIv', noise(IMAGE_MAX_BYTES + 1 - validPng.length - CHUNK_BYTES));

export const wrongSizes: readonly HostileFile[] = [
  { why: 'no bytes', bytes: zeros(0), refusal: 'missing' },
  { why: '5 MB and a byte of zeros', bytes: zeros(IMAGE_MAX_BYTES + 1), refusal: 'tooLarge' },
  { why: 'a JPEG of 5 MB and a byte', bytes: filledTo(IMAGE_MAX_BYTES + 1, validJpeg), refusal: 'tooLarge' },
  { why: 'a PNG of 5 MB and a byte', bytes: png(HEAD, privateChunk, DATA, END), refusal: 'tooLarge' },
  { why: 'a WebP of 5 MB and a byte', bytes: filledTo(IMAGE_MAX_BYTES + 1, lossyWebp), refusal: 'tooLarge' },
  { why: 'three times 5 MB', bytes: filledTo(3 * IMAGE_MAX_BYTES, validJpeg), refusal: 'tooLarge' },
  { why: '5 MB of zeros', bytes: zeros(IMAGE_MAX_BYTES), refusal: 'wrongKind' },
  { why: '5 MB of noise', bytes: noise(IMAGE_MAX_BYTES), refusal: 'wrongKind' },
  {
    why: '5 MB of noise after the first bytes of a JPEG',
    bytes: bytesOf('\xff\xd8\xff', noise(IMAGE_MAX_BYTES - 3)),
    refusal: 'broken',
  },
];
