import { bytesOf, noise, overwritten, zeros } from './bytes.ts';
import type { HostileFile } from './hostile-file.ts';
import { EOI, MARKER, segment, segmentOf, segmentsOf, SOI, validJpeg, withSegments } from './jpeg-parts.ts';

const { SOF0, DHT, SOS, DQT, COM, DRI } = MARKER;
const frameStart = segmentOf(validJpeg, SOF0).start;
const scanStart = segmentOf(validJpeg, SOS);
const beforeScan = validJpeg.subarray(0, scanStart.start);
const beforePixels = validJpeg.subarray(0, scanStart.end);

/** Changes bytes in a segment of the valid picture; the offset is counted from its 0xff. */
const changed = (marker: number, at: number, ...values: number[]) =>
  overwritten(validJpeg, segmentOf(validJpeg, marker).start + at, Buffer.from(values));

function replaced(marker: number, by: Uint8Array = zeros(0)): Buffer {
  const { start, end } = segmentOf(validJpeg, marker);
  return bytesOf(validJpeg.subarray(0, start), by, validJpeg.subarray(end));
}

/** The picture without any segment of this kind. */
const without = (marker: number) => {
  const remaining = segmentsOf(validJpeg).filter((found) => found.marker !== marker);
  const segments = remaining.map(({ start, end }) => validJpeg.subarray(start, end));
  return bytesOf(SOI, ...segments, validJpeg.subarray(scanStart.end));
};

type Damage = readonly (readonly [why: string, bytes: Uint8Array])[];

const inTheFrame: Damage = [
  ['no width', changed(SOF0, 7, 0, 0)],
  ['no height', changed(SOF0, 5, 0, 0)],
  ['a width above the limit of decoders', changed(SOF0, 7, 0xff, 0xff)],
  ['a height above the limit of decoders', changed(SOF0, 5, 0xff, 0xff)],
  ['16 megapixels claimed, 64 × 64 sent', changed(SOF0, 5, 0x0f, 0xa0, 0x0f, 0xa0)],
  ['no bits', changed(SOF0, 4, 0)],
  ['12 bits', changed(SOF0, 4, 12)],
  ['255 bits', changed(SOF0, 4, 255)],
  ['no components', changed(SOF0, 9, 0)],
  ['fewer components than are described', changed(SOF0, 9, 2)],
  ['more components than are described', changed(SOF0, 9, 4)],
  ['255 components', changed(SOF0, 9, 255)],
  ['the same component twice', changed(SOF0, 13, 1)],
  ['a component with sampling factor 0', changed(SOF0, 11, 0x00)],
  ['a component with sampling factor 15', changed(SOF0, 11, 0xff)],
  ['blocks larger than a scan can hold', overwritten(changed(SOF0, 11, 0x44), frameStart + 14, '\x44')],
  ['a missing quantisation table', changed(SOF0, 12, 3)],
  ['a quantisation table out of range', changed(SOF0, 12, 200)],
  ['a frame that claims to be longer', changed(SOF0, 2, 0, 200)],
  ['a frame that claims to be shorter', changed(SOF0, 2, 0, 8)],
  ['no frame', without(SOF0)],
  ['two frames', bytesOf(beforeScan, validJpeg.subarray(frameStart))],
];

const processes = [
  [0xc2, 'progressive in name only'],
  [0xc3, 'lossless'],
  [0xc5, 'hierarchical'],
  [0xc6, 'hierarchical and progressive'],
  [0xc7, 'hierarchical and lossless'],
  [0xc8, 'of a reserved kind'],
  [0xca, 'arithmetic and progressive in name only'],
  [0xcb, 'lossless and arithmetic'],
  [0xcd, 'hierarchical and arithmetic'],
  [0xcf, 'hierarchical, lossless and arithmetic'],
  [0xf7, 'of JPEG-LS'],
] as const;
const ofOtherProcesses: Damage = processes.map(([marker, why]) => [
  `a frame ${why}`,
  changed(SOF0, 1, marker),
]);

const inTheTables: Damage = [
  ['no quantisation tables', without(DQT)],
  ['one quantisation table of two', replaced(DQT)],
  ['a quantisation table of unknown precision', changed(DQT, 4, 0x20)],
  ['a quantisation table with an unknown number', changed(DQT, 4, 0x0f)],
  ['a truncated quantisation table', replaced(DQT, segment(DQT, noise(20)))],
  ['a Huffman table of an unknown class', changed(DHT, 4, 0x20)],
  ['a Huffman table with an unknown number', changed(DHT, 4, 0x0f)],
  ['a Huffman table with too many codes', changed(DHT, 5, 255, 255, 255, 255)],
  ['a Huffman table with too many short codes', changed(DHT, 5, 9)],
  ['a Huffman table without codes', replaced(DHT, segment(DHT, zeros(17)))],
  [
    'a Huffman table with an invalid symbol',
    replaced(DHT, segment(DHT, bytesOf('\0\x01', zeros(15), '\xff'))),
  ],
  ['a restart interval of three bytes', withSegments(validJpeg, segment(DRI, 'abc'))],
];

const inTheScan: Damage = [
  ['no scan', bytesOf(beforeScan, EOI)],
  ['a scan before everything', bytesOf(SOI, validJpeg.subarray(scanStart.start))],
  ['a scan of no components', changed(SOS, 4, 0)],
  ['a scan of five components', changed(SOS, 4, 5)],
  ['a scan of a component that does not exist', changed(SOS, 5, 99)],
  ['a scan of the same component twice', changed(SOS, 7, 1)],
  ['a scan with a Huffman table that does not exist', changed(SOS, 6, 0x33)],
  ['a scan without pixels', bytesOf(beforePixels, EOI)],
  ['a scan of some zeros', bytesOf(beforePixels, zeros(300), EOI)],
  ['a scan of noise', bytesOf(beforePixels, noise(8_000), EOI)],
  ['a scan of ones only', bytesOf(beforePixels, Buffer.alloc(3_000, '\xff\0', 'latin1'), EOI)],
];

const around: Damage = [
  ['nothing but start and end', bytesOf(SOI, EOI)],
  ['two start markers', bytesOf(SOI, validJpeg)],
  ['only padding', bytesOf(SOI, Buffer.alloc(4_000, 0xff))],
  ['only comments', bytesOf(SOI, ...Array.from({ length: 50 }, () => segment(COM, noise(60))), EOI)],
  ['pixels without anything before them', bytesOf(SOI, '\xff', validJpeg.subarray(scanStart.end))],
  ['a marker that does not exist', withSegments(validJpeg, segment(0x02, 'x'))],
  ['a comment longer than the file', withSegments(validJpeg, segment(COM, 'x', 0xffff))],
  ['a comment that covers the frame', withSegments(validJpeg, segment(COM, 'x', frameStart + 30))],
];

export const damagedJpegs: readonly HostileFile[] = [
  ...inTheFrame,
  ...ofOtherProcesses,
  ...inTheTables,
  ...inTheScan,
  ...around,
].map(([why, bytes]) => ({ why: `a JPEG with ${why}`, bytes, refusal: 'broken' }));
