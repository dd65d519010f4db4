import sharp from 'sharp';
import { bytesOf, noise, type Piece, uint16be } from './bytes.ts';

const SIZE = { width: 64, height: 64 };
const pixels = sharp(noise(SIZE.width * SIZE.height * 3), { raw: { ...SIZE, channels: 3 } });

export const validJpeg = await pixels.clone().jpeg({ optimiseCoding: false }).toBuffer();
/** Ten scans, each of which refines the picture. */
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

/** `claimedLength` overrides the correct length. */
export function segment(marker: number, data: Piece, claimedLength?: number): Buffer {
  const content = bytesOf(data);
  return bytesOf(
    Buffer.from([0xff, marker]),
    uint16be(claimedLength ?? content.length + LENGTH_BYTES),
    content,
  );
}

export const SOI = Buffer.from([0xff, MARKER.SOI]);
export const EOI = Buffer.from([0xff, MARKER.EOI]);

interface Segment {
  readonly marker: number;
  /** The offset of its 0xff. */
  readonly start: number;
  /** The offset of the next segment, or of the pixels of the scan. */
  readonly end: number;
}

/** All segments before the first scan, and the header of that scan. */
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

/** Inserts segments after the first marker, where cameras put their metadata. */
export const withSegments = (jpeg: Buffer, ...segments: readonly Piece[]): Buffer =>
  bytesOf(SOI, ...segments, jpeg.subarray(SOI.length));
