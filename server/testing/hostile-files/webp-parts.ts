import sharp from 'sharp';
import { bytesOf, noise, type Piece, uint24le, uint32le } from './bytes.ts';

const SIZE = { width: 64, height: 64 };
const RGBA = noise(SIZE.width * SIZE.height * 4);
const RGB = RGBA.subarray(0, SIZE.width * SIZE.height * 3);
const opaque = sharp(RGB, { raw: { ...SIZE, channels: 3 } });
const clear = sharp(RGBA, { raw: { ...SIZE, channels: 4 } });

/** The chunks of each: VP8; VP8L; VP8X with ALPH and VP8. */
export const lossyWebp = await opaque.clone().webp().toBuffer();
export const losslessWebp = await opaque.clone().webp({ lossless: true }).toBuffer();
export const alphaWebp = await clear.clone().webp().toBuffer();

const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

export function riffChunk(kind: string, data: Piece, claimedLength?: number): Buffer {
  const content = bytesOf(data);
  const padding = content.length % 2 === 1 ? '\0' : '';
  return bytesOf(kind, uint32le(claimedLength ?? content.length), content, padding);
}

export function webp(...chunks: readonly Piece[]): Buffer {
  const content = bytesOf('WEBP', ...chunks);
  return bytesOf('RIFF', uint32le(content.length), content);
}

/** The data of the only chunk of a simple picture. */
export const bitstreamOf = (simple: Buffer): Buffer =>
  simple.subarray(RIFF_HEADER_BYTES + CHUNK_HEADER_BYTES);

export const FLAG = { animation: 0x02, xmp: 0x04, exif: 0x08, alpha: 0x10, icc: 0x20 } as const;

/** The header chunk of an extended picture. */
export const canvas = (flags: number, width: number = SIZE.width, height: number = SIZE.height): Buffer =>
  riffChunk('VP8X', bytesOf(Buffer.from([flags, 0, 0, 0]), uint24le(width - 1), uint24le(height - 1)));

const FRAME = { x: 0, y: 0, ...SIZE, durationMs: 100 };

/** One frame of an animation; its position is stored in steps of two pixels. */
export function frame(picture: Piece, fields: Partial<typeof FRAME> = {}): Buffer {
  const { x, y, width, height, durationMs } = { ...FRAME, ...fields };
  const numbers = [x / 2, y / 2, width - 1, height - 1, durationMs].map(uint24le);
  return riffChunk('ANMF', bytesOf(...numbers, '\0', picture));
}

/** Background colour and an endless loop. */
export const ANIMATION = riffChunk('ANIM', bytesOf(uint32le(0), '\0\0'));
/** The chunk with the pixels of a simple picture. */
export const pictureOf = (simple: Buffer): Buffer => simple.subarray(RIFF_HEADER_BYTES);
