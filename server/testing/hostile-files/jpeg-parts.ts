import sharp from 'sharp';
import { bytesOf, noise, type Piece, uint16be } from './bytes.ts';

const SIZE = { width: 64, height: 64 };
const pixels = sharp(noise(SIZE.width * SIZE.height * 3), { raw: { ...SIZE, channels: 3 } });

export const soundJpeg = await pixels.clone().jpeg({ optimiseCoding: false }).toBuffer();
/** Ten scans, each making the picture finer. */
export const progressiveJpeg = await pixels.clone().jpeg({ progressive: true, mozjpeg: true }).toBuffer();

/** The second byte of each marker; the first is 0xff. */
export const MARKER = {
  SOF0: 0xc0,
  SOF2: 0xc2,
  DHT: 0xc4,
  SOI: 0xd8,
  EOI: 0xd9,
  SOS: 0xda,
  DQT: 0xdb,
  DRI: 0xdd,
  APP0: 0xe0,
  APP1: 0xe1,
  APP2: 0xe2,
  COM: 0xfe,
} as const;

const LENGTH_BYTES = 2;

/** `says` is the length that it claims, where that is not the truth. */
export function segment(marker: number, data: Piece, says?: number): Buffer {
  const content = bytesOf(data);
  return bytesOf(Buffer.from([0xff, marker]), uint16be(says ?? content.length + LENGTH_BYTES), content);
}

export const SOI = Buffer.from([0xff, MARKER.SOI]);
export const EOI = Buffer.from([0xff, MARKER.EOI]);

interface Segment {
  readonly marker: number;
  /** Where its 0xff stands. */
  readonly start: number;
  /** Where the next one begins, or its scan. */
  readonly end: number;
}

/** Everything before the first scan, and the head of that scan. */
export function segmentsOf(jpeg: Buffer): readonly Segment[] {
  const found: Segment[] = [];
  for (let start = SOI.length; ;) {
    const marker = jpeg.readUInt8(start + 1);
    const end = start + LENGTH_BYTES + jpeg.readUInt16BE(start + LENGTH_BYTES);
    found.push({ marker, start, end });
    if (marker === MARKER.SOS) return found;
    start = end;
  }
}

export function segmentOf(jpeg: Buffer, marker: number): Segment {
  const found = segmentsOf(jpeg).find((candidate) => candidate.marker === marker);
  if (!found) throw new Error(`No segment ff${marker.toString(16)} in this JPEG.`);
  return found;
}

/** Something put behind the first marker, where cameras put their notes. */
export const withSegments = (jpeg: Buffer, ...segments: readonly Piece[]): Buffer =>
  bytesOf(SOI, ...segments, jpeg.subarray(SOI.length));
