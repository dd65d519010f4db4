import { crc32, deflateSync } from 'node:zlib';
import { bytesOf, noise, type Piece, uint32be } from './bytes.ts';

export const PNG_SIGNATURE = bytesOf('\x89PNG\r\n\x1a\n');

/** Wrong values that override the correct ones. */
interface WrongValues {
  readonly length?: number;
  readonly crc?: number;
}

export function chunk(kind: string, data: Piece = '', wrong: WrongValues = {}): Buffer {
  const content = bytesOf(data);
  const { length = content.length, crc = crc32(bytesOf(kind, content)) } = wrong;
  return bytesOf(uint32be(length), kind, content, uint32be(crc));
}

const HEADER = { width: 64, height: 64, depth: 8, colour: 2, compression: 0, filter: 0, interlace: 0 };

/** Colour: 0 is grey, 2 is RGB, 3 has a palette, 4 is grey with alpha, 6 is RGB with alpha. */
export function headerOf(fields: Partial<typeof HEADER> = {}): Buffer {
  const { width, height, ...rest } = { ...HEADER, ...fields };
  const { depth, colour, compression, filter, interlace } = rest;
  return bytesOf(
    uint32be(width),
    uint32be(height),
    Buffer.from([depth, colour, compression, filter, interlace]),
  );
}

export const header = (fields: Partial<typeof HEADER> = {}): Buffer => chunk('IHDR', headerOf(fields));

/** Rows in PNG format: each starts with the number of its filter. */
export const rows = (count: number, bytesEach: number, filter = 0): Buffer =>
  bytesOf(
    ...Array.from({ length: count }, (_, row) => bytesOf(Buffer.from([filter]), rowOf(row, bytesEach))),
  );

const RGB = 3;
const picture = noise(HEADER.width * HEADER.height * RGB);
const rowOf = (row: number, bytesEach: number) => {
  const start = (row * bytesEach) % picture.length;
  return picture.subarray(start, start + bytesEach);
};

export const PIXELS = deflateSync(rows(HEADER.height, HEADER.width * RGB));
export const HEAD = header();
export const DATA = chunk('IDAT', PIXELS);
export const END = chunk('IEND');

export const png = (...chunks: readonly Piece[]): Buffer => bytesOf(PNG_SIGNATURE, ...chunks);

/** 64 × 64 pixels that do not compress, in one piece. */
export const validPng = png(HEAD, DATA, END);
