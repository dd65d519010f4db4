import { bytesOf, placeOf, zeros } from './bytes.ts';
import type { HostileFile } from './hostile-file.ts';
import { EOI, MARKER, progressiveJpeg, segmentOf, soundJpeg } from './jpeg-parts.ts';
import { soundPng } from './png-parts.ts';
import { alphaWebp, losslessWebp, lossyWebp } from './webp-parts.ts';

/** A sound picture, and the places where a connection may break. */
const cuts: readonly (readonly [what: string, picture: Buffer, places: Readonly<Record<string, number>>])[] =
  [
    [
      'JPEG',
      soundJpeg,
      {
        'in the length of its first table': segmentOf(soundJpeg, MARKER.DQT).start + 3,
        'in its first table': segmentOf(soundJpeg, MARKER.DQT).start + 30,
        'before its frame': segmentOf(soundJpeg, MARKER.SOF0).start,
        'in its frame': segmentOf(soundJpeg, MARKER.SOF0).start + 8,
        'after its frame': segmentOf(soundJpeg, MARKER.SOF0).end,
        'in a Huffman table': segmentOf(soundJpeg, MARKER.DHT).start + 12,
        'before its scan': segmentOf(soundJpeg, MARKER.SOS).start,
        'in the head of its scan': segmentOf(soundJpeg, MARKER.SOS).start + 6,
        'before the first pixel': segmentOf(soundJpeg, MARKER.SOS).end,
        'after the first pixels': segmentOf(soundJpeg, MARKER.SOS).end + 10,
        'in the middle': soundJpeg.length / 2,
        'in the last row': soundJpeg.length - 20,
        'before its end': soundJpeg.length - 2,
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
      soundPng,
      {
        'in the length of its header': 10,
        'in its header': 20,
        'in the checksum of its header': 31,
        'after its header': 33,
        'in the length of its pixels': 35,
        'before its pixels': 41,
        'after the first row': 41 + 250,
        'in the middle': soundPng.length / 2,
        'in the last row': placeOf(soundPng, 'IEND') - 30,
        'in the checksum of its pixels': placeOf(soundPng, 'IEND') - 6,
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

const cutShort = cuts.flatMap(([what, picture, places]) =>
  Object.entries(places).map(([where, place]) => ({
    why: `a ${what} cut ${where}`,
    bytes: picture.subarray(0, place),
  })),
);

const half = (picture: Buffer) => picture.subarray(0, picture.length / 2);
const filledUp = [
  { why: 'half a JPEG, properly ended', bytes: bytesOf(half(soundJpeg), EOI) },
  { why: 'half a progressive JPEG, properly ended', bytes: bytesOf(half(progressiveJpeg), EOI) },
  { why: 'half a PNG, filled with zeros', bytes: bytesOf(half(soundPng), zeros(soundPng.length / 2)) },
  { why: 'half a PNG, properly ended', bytes: bytesOf(half(soundPng), soundPng.subarray(-12)) },
  { why: 'a PNG with a hole', bytes: bytesOf(half(soundPng), soundPng.subarray(soundPng.length / 2 + 100)) },
];

export const cutPictures: readonly HostileFile[] = [...cutShort, ...filledUp].map((file) => ({
  ...file,
  refusal: 'broken',
}));
