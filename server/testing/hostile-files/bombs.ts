import { blankJpeg, blankPng, blankWebpChunk, deflatedZeros, manyScans } from './blank-pictures.ts';
import { bytesOf, hex, overwritten, repeated } from './bytes.ts';
import type { HostileFile } from './hostile-file.ts';
import { MARKER, segment, validJpeg, withSegments } from './jpeg-parts.ts';
import { chunk, DATA, END, HEAD, header, png } from './png-parts.ts';
import { ANIMATION, canvas, FLAG, frame, lossyWebp, webp } from './webp-parts.ts';

type Bombs = readonly (readonly [why: string, bytes: Uint8Array])[];

const MEGABYTE = 1024 * 1024;
/** 400 megapixels: 1.2 GB when decoded in colour. */
const HUGE = { width: 20_000, height: 20_000 };

const tooManyPixels: Bombs = [
  ['a PNG of 400 megapixels, one bit each', blankPng({ ...HUGE, depth: 1 })],
  ['a PNG of 400 megapixels, grey', blankPng(HUGE)],
  ['a PNG of 400 megapixels, in colour', blankPng({ ...HUGE, colour: 2 })],
  ['a PNG of 400 megapixels, 3.2 GB', blankPng({ ...HUGE, colour: 6, depth: 16 })],
  ['a PNG of 400 megapixels, interlaced', blankPng({ ...HUGE, depth: 1, interlace: 1 })],
  [
    'a PNG whose number of pixels overflows 32 bits to zero',
    png(header({ width: 65_536, height: 65_536 }), DATA, END),
  ],
  ['a PNG one row too high', blankPng({ width: 4_000, height: 4_001 })],
  ['a JPEG of 400 megapixels', blankJpeg(20_000, 20_000)],
  ['a JPEG of the largest size that decoders accept', blankJpeg(65_500, 65_500).subarray(0, 4 * MEGABYTE)],
  ['a JPEG of 400 megapixels and 100 scans', manyScans(20_000, 20_000, 100)],
  ['a WebP of 268 megapixels in 32 bytes', webp(blankWebpChunk(16_383, 16_383))],
  ['a WebP that claims 268 megapixels', overwritten(lossyWebp, 26, hex('ff3f ff3f'))],
  [
    'an animated WebP of 268 megapixels',
    webp(
      canvas(FLAG.animation, 16_383, 16_383),
      ANIMATION,
      frame(blankWebpChunk(16_383, 16_383), { width: 16_383, height: 16_383 }),
    ),
  ],
];

const tooLong: Bombs = [
  ['a PNG of one column', blankPng({ width: 1, height: 16_000_000 })],
  ['a PNG of one row', blankPng({ width: 16_000_000, height: 1 })],
  ['a PNG of 16 long rows', blankPng({ width: 1_000_000, height: 16 })],
  ['a PNG one pixel too long', blankPng({ width: 65_536, height: 1 })],
];

const text = (kind: string, head: string) => chunk(kind, bytesOf(head, deflatedZeros(7 * MEGABYTE)));
const still = blankWebpChunk(64, 64);
const large = frame(blankWebpChunk(4_000, 4_000), { width: 4_000, height: 4_000 });
const small = canvas(FLAG.animation, 64, 64);

/** Within the limits of pixels and bytes, but minutes of work, or hundreds of megabytes. */
const endless: Bombs = [
  [
    'a PNG of 128 MB that must be decoded as a whole',
    blankPng({ width: 4_000, height: 4_000, colour: 6, depth: 16, interlace: 1 }),
  ],
  ['a JPEG of 201 scans', manyScans(4_000, 4_000, 200)],
  ['a JPEG of 50,000 scans', manyScans(4_000, 4_000, 50_000)],
  ['a small JPEG of 80,000 scans', manyScans(64, 64, 80_000)],
  [
    'a JPEG with a million Exif segments',
    withSegments(validJpeg, repeated(segment(MARKER.APP1, ''), 1_000_000)),
  ],
  ['a JPEG with 500,000 IPTC segments', withSegments(validJpeg, repeated(segment(0xed, '1234'), 500_000))],
  [
    'a JPEG with 240,000 colour profiles',
    withSegments(validJpeg, repeated(segment(MARKER.APP2, 'ICC_PROFILE\0\x01\xff'), 240_000)),
  ],
  ['a PNG with 600 texts of 7 MB', png(HEAD, repeated(text('zTXt', 'Comment\0\0'), 600), DATA, END)],
  [
    'a PNG with 600 XMP chunks of 7 MB',
    png(HEAD, repeated(text('iTXt', 'XML:com.adobe.xmp\0\x01\0\0\0'), 600), DATA, END),
  ],
  ['a WebP of 201 frames', webp(small, ANIMATION, repeated(frame(still), 201))],
  ['a WebP of 80,000 frames', webp(small, ANIMATION, repeated(frame(still), 80_000))],
  [
    'a WebP of 10,000 frames of 16 megapixels',
    webp(canvas(FLAG.animation, 4_000, 4_000), ANIMATION, repeated(large, 10_000)),
  ],
  [
    'a frame of 256 megapixels on a small canvas',
    webp(small, ANIMATION, frame(blankWebpChunk(16_000, 16_000))),
  ],
  ['a picture of 256 megapixels on a small canvas', webp(canvas(0, 64, 64), blankWebpChunk(16_000, 16_000))],
  [
    'an animation of 400 megapixels with a small frame',
    webp(canvas(FLAG.animation, 20_000, 20_000), ANIMATION, frame(still)),
  ],
];

const refused = (bombs: Bombs, refusal: HostileFile['refusal']): readonly HostileFile[] =>
  bombs.map(([why, bytes]) => ({ why, bytes, refusal }));

export const bombs: readonly HostileFile[] = [
  ...refused(tooManyPixels, 'tooManyPixels'),
  ...refused(tooLong, 'tooLong'),
  ...refused(endless, 'broken'),
];
