import { bytesOf, placeOf, zeros } from './bytes.ts';
import type { HostileFile } from './hostile-file.ts';
import { EOI, MARKER, progressiveJpeg, segmentOf, validJpeg } from './jpeg-parts.ts';
import { validPng } from './png-parts.ts';
import { alphaWebp, losslessWebp, lossyWebp } from './webp-parts.ts';

/** A valid picture, and the offsets where an upload may break. */
const cuts: readonly (readonly [what: string, picture: Buffer, places: Readonly<Record<string, number>>])[] =
  [
    [
      'JPEG',
      validJpeg,
      {
        'in the length of its first table': segmentOf(validJpeg, MARKER.DQT).start + 3,
        'in its first table': segmentOf(validJpeg, MARKER.DQT).start + 30,
        'before its frame': segmentOf(validJpeg, MARKER.SOF0).start,
        'in its frame': segmentOf(validJpeg, MARKER.SOF0).start + 8,
        'after its frame': segmentOf(validJpeg, MARKER.SOF0).end,
        'in a Huffman table': segmentOf(validJpeg, MARKER.DHT).start + 12,
        'before its scan': segmentOf(validJpeg, MARKER.SOS).start,
        'in the head of its scan': segmentOf(validJpeg, MARKER.SOS).start + 6,
        'before the first pixel': segmentOf(validJpeg, MARKER.SOS).end,
        'after the first pixels': segmentOf(validJpeg, MARKER.SOS).end + 10,
        'in the middle': validJpeg.length / 2,
        'in the last row': validJpeg.length - 20,
        'before its end': validJpeg.length - 2,
      },
    ],
    [
      'progressive JPEG',
      progressiveJpeg,
      {
        'before its frame': segmentOf(progressiveJpeg, MARKER.SOF2).start,
        'before the first pixel': segmentOf(progressiveJpeg, MARKER.SOS).end,
        'in its first scan': segmentOf(progressiveJpeg, MARKER.SOS).end + 20,
        'between two scans': progressiveJpeg.lastIndexOf(Buffer.from([0xff, MARKER.SOS])),
        'in its last scan': progressiveJpeg.length - 20,
      },
    ],
    [
      'PNG',
      validPng,
      {
        'in the length of its header': 10,
        'in its header': 20,
        'in the checksum of its header': 31,
        'after its header': 33,
        'in the length of its pixels': 35,
        'before its pixels': 41,
        'after the first row': 41 + 250,
        'in the middle': validPng.length / 2,
        'in the last row': placeOf(validPng, 'IEND') - 30,
        'in the checksum of its pixels': placeOf(validPng, 'IEND') - 6,
      },
    ],
    [
      'lossy WebP',
      lossyWebp,
      {
        'after its head': 12,
        'in the length of its pixels': 18,
        'before its pixels': 20,
        'in its size': 28,
        'after the first pixels': 60,
        'in the middle': lossyWebp.length / 2,
        'before its last byte': lossyWebp.length - 2,
      },
    ],
    [
      'lossless WebP',
      losslessWebp,
      {
        'before its pixels': 20,
        'in its size': 23,
        'after the first pixels': 60,
        'in the middle': losslessWebp.length / 2,
        'before its last bytes': losslessWebp.length - 4,
      },
    ],
    [
      'WebP with alpha',
      alphaWebp,
      {
        'in its canvas': 24,
        'in its alpha': placeOf(alphaWebp, 'ALPH') + 100,
        'between alpha and colours': placeOf(alphaWebp, 'VP8 '),
        'in its colours': placeOf(alphaWebp, 'VP8 ') + 100,
      },
    ],
  ];

const truncated = cuts.flatMap(([what, picture, places]) =>
  Object.entries(places).map(([where, place]) => ({
    why: `a ${what} cut ${where}`,
    bytes: picture.subarray(0, place),
  })),
);

const half = (picture: Buffer) => picture.subarray(0, picture.length / 2);
const filledUp = [
  { why: 'half a JPEG with a proper end', bytes: bytesOf(half(validJpeg), EOI) },
  { why: 'half a progressive JPEG with a proper end', bytes: bytesOf(half(progressiveJpeg), EOI) },
  { why: 'half a PNG, filled with zeros', bytes: bytesOf(half(validPng), zeros(validPng.length / 2)) },
  { why: 'half a PNG with a proper end', bytes: bytesOf(half(validPng), validPng.subarray(-12)) },
  { why: 'a PNG with a gap', bytes: bytesOf(half(validPng), validPng.subarray(validPng.length / 2 + 100)) },
];

export const cutPictures: readonly HostileFile[] = [...truncated, ...filledUp].map((file) => ({
  ...file,
  refusal: 'broken',
}));
