import { constants, deflateRawSync } from 'node:zlib';
import { bytesOf, hex, repeated, uint16be, uint32le, zeros } from './bytes.ts';
import { EOI, MARKER, segment, SOI } from './jpeg-parts.ts';
import { chunk, END, header, png } from './png-parts.ts';
import { riffChunk } from './webp-parts.ts';

const MEGABYTE = 1024 * 1024;
const ADLER_MODULUS = 65_521;

/** This many zeros compressed by zlib, without ever allocating them: one independent block per megabyte. */
export function deflatedZeros(length: number): Buffer {
  const whole = deflateRawSync(zeros(MEGABYTE), { finishFlush: constants.Z_FULL_FLUSH });
  const last = deflateRawSync(zeros(length % MEGABYTE));
  const sum = bytesOf(uint16be(length % ADLER_MODULUS), uint16be(1));
  return bytesOf(hex('78 9c'), repeated(whole, Math.floor(length / MEGABYTE)), last, sum);
}

type PngHeader = NonNullable<Parameters<typeof header>[0]> & { width: number; height: number };
/** Samples per pixel, by colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/** A complete black PNG: a thousandth of its uncompressed size. */
export function blankPng({ depth = 8, colour = 0, ...rest }: PngHeader): Buffer {
  const rowBytes = 1 + Math.ceil((rest.width * (SAMPLES[colour] ?? 1) * depth) / 8);
  const pixels = deflatedZeros(rowBytes * rest.height);
  return png(header({ depth, colour, ...rest }), chunk('IDAT', pixels), END);
}

const BLOCK_PX = 8;
const blocksOf = (width: number, height: number) =>
  Math.ceil(width / BLOCK_PX) * Math.ceil(height / BLOCK_PX);
const quantisation = segment(MARKER.DQT, bytesOf('\0', Buffer.alloc(64, 1)));
/** A table with one code, the bit 0. */
const huffman = (tableClass: number, symbol: number) =>
  segment(MARKER.DHT, bytesOf(Buffer.from([tableClass << 4, 1]), zeros(15), Buffer.from([symbol])));
const greyFrame = (marker: number, width: number, height: number) =>
  segment(marker, bytesOf('\x08', uint16be(height), uint16be(width), hex('01 01 11 00')));
const scanOf = (from: number, to: number) =>
  segment(MARKER.SOS, bytesOf(hex('01 01 00'), Buffer.from([from, to, 0])));

/** A complete grey JPEG: two bits per block, "same as before" and "the rest is zero". */
export const blankJpeg = (width: number, height: number): Buffer =>
  bytesOf(
    SOI,
    quantisation,
    greyFrame(MARKER.SOF0, width, height),
    huffman(0, 0),
    huffman(1, 0),
    scanOf(0, 63),
    zeros(Math.ceil(blocksOf(width, height) / 4)),
    EOI,
  );

/** "The next 16,384 blocks are zero", twenty times; more blocks than the picture has are allowed. */
const MANY_BLOCKS = { symbol: 0xe0, data: zeros(Math.ceil((15 * 20) / 8)) };

/** A small progressive JPEG in which each scan passes over the whole picture. */
export const manyScans = (width: number, height: number, count: number): Buffer =>
  bytesOf(
    SOI,
    quantisation,
    greyFrame(MARKER.SOF2, width, height),
    huffman(0, 0),
    huffman(1, MANY_BLOCKS.symbol),
    scanOf(0, 0),
    zeros(Math.ceil(blocksOf(width, height) / 8)),
    repeated(bytesOf(scanOf(1, 63), MANY_BLOCKS.data), count),
    EOI,
  );

/** The chunk of a lossless picture with one colour: its five codes have one symbol each, so the pixels take no bits. */
export const blankWebpChunk = (width: number, height: number): Buffer =>
  riffChunk('VP8L', bytesOf('\x2f', uint32le(width - 1 + (height - 1) * 2 ** 14), hex('88 88 08 00')));
