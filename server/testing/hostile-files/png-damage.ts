import { deflateRawSync, deflateSync } from 'node:zlib';
import { bytesOf, noise, overwritten, uint32be } from './bytes.ts';
import type { HostileFile } from './hostile-file.ts';
import { chunk, DATA, END, HEAD, header, headerOf, PIXELS, png, rows, validPng } from './png-parts.ts';

type Damage = readonly (readonly [why: string, bytes: Uint8Array])[];

const headers: readonly (readonly [why: string, fields: Parameters<typeof header>[0]])[] = [
  ['no width', { width: 0 }],
  ['no height', { height: 0 }],
  ['a negative width', { width: 0x8000_0000 }],
  ['a negative height', { height: 0xffff_ffff }],
  ['the maximum width', { width: 0x7fff_ffff }],
  ['the maximum height', { height: 0x7fff_ffff }],
  ['a depth that does not exist', { depth: 3 }],
  ['no depth', { depth: 0 }],
  ['a depth of 255', { depth: 255 }],
  ['a colour type that does not exist', { colour: 1 }],
  ['another colour type that does not exist', { colour: 5 }],
  ['colour type 255', { colour: 255 }],
  ['RGB of one bit', { depth: 1 }],
  ['a palette of 16 bits', { depth: 16, colour: 3 }],
  ['grey and alpha of four bits', { depth: 4, colour: 4 }],
  ['RGBA of two bits', { depth: 2, colour: 6 }],
  ['an unknown compression', { compression: 1 }],
  ['an unknown family of filters', { filter: 1 }],
  ['the filters of MNG', { filter: 64 }],
  ['an unknown interlacing', { interlace: 2 }],
  ['missing interlacing', { interlace: 1 }],
  ['a missing palette', { colour: 3 }],
  ['more rows than there are', { height: 65 }],
  ['rows that are too short', { width: 65 }],
  ['more depth than its pixels have', { depth: 16 }],
  ['missing alpha', { colour: 6 }],
];
const inTheHeader: Damage = headers.map(([why, fields]) => [why, png(header(fields), DATA, END)]);

const PALETTE = header({ colour: 3 });
const [firstPixels, otherPixels] = [PIXELS.subarray(0, 900), PIXELS.subarray(900)];
const inTheOrder: Damage = [
  ['only an end', png(END)],
  ['no header', png(DATA, END)],
  ['the header after the pixels', png(DATA, HEAD, END)],
  ['a comment before the header', png(chunk('tEXt', 'Comment\0x'), HEAD, DATA, END)],
  ['two headers', png(HEAD, header({ width: 4_000 }), DATA, END)],
  ['no pixels', png(HEAD, END)],
  ['empty pixels', png(HEAD, chunk('IDAT'), END)],
  [
    'a comment between its pixels',
    png(HEAD, chunk('IDAT', firstPixels), chunk('tEXt', 'a\0b'), chunk('IDAT', otherPixels), END),
  ],
  ['pixels in the wrong order', png(HEAD, chunk('IDAT', otherPixels), chunk('IDAT', firstPixels), END)],
  ['the palette after the pixels', png(PALETTE, DATA, chunk('PLTE', noise(768)), END)],
  ['two palettes', png(PALETTE, chunk('PLTE', noise(6)), chunk('PLTE', noise(6)), DATA, END)],
  ['an unknown critical chunk', png(HEAD, chunk('EVIL', '<script>'), DATA, END)],
  ['a chunk without a name', png(HEAD, chunk('\0\0\0\0'), DATA, END)],
  ['a chunk named in digits', png(HEAD, chunk('1234', 'x'), DATA, END)],
];

const HEADER = headerOf();
const inTheLengths: Damage = [
  ['an empty header', png(chunk('IHDR'), DATA, END)],
  ['a header of 12 bytes', png(chunk('IHDR', HEADER.subarray(1)), DATA, END)],
  ['a header of 14 bytes', png(chunk('IHDR', bytesOf(HEADER, '\0')), DATA, END)],
  ['a header that claims to be longer', png(chunk('IHDR', HEADER, { length: 200 }), DATA, END)],
  ['an empty palette', png(PALETTE, chunk('PLTE'), DATA, END)],
  ['a palette of two and a third colours', png(PALETTE, chunk('PLTE', noise(7)), DATA, END)],
  ['a palette of 257 colours', png(PALETTE, chunk('PLTE', noise(771)), DATA, END)],
  ['pixels that claim to be shorter', png(HEAD, chunk('IDAT', PIXELS, { length: 100 }), END)],
  ['pixels that claim to be longer', png(HEAD, chunk('IDAT', PIXELS, { length: PIXELS.length + 100 }), END)],
  ['pixels of 2 GB', png(HEAD, chunk('IDAT', PIXELS, { length: 0x7fff_ffff }), END)],
  ['pixels of a negative length', png(HEAD, chunk('IDAT', PIXELS, { length: 0xffff_ffff }), END)],
  ['a comment of 2 GB', png(HEAD, chunk('tEXt', 'a\0b', { length: 0x7fff_ffff }), DATA, END)],
];

const withPixels = (data: Uint8Array) => png(HEAD, chunk('IDAT', data), END);
const unpacked = rows(64, 192);
const inThePixels: Damage = [
  ['uncompressed pixels', withPixels(unpacked)],
  ['pixels without the zlib header', withPixels(deflateRawSync(unpacked))],
  ['pixels that need a dictionary', withPixels(deflateSync(unpacked, { dictionary: Buffer.from('abc') }))],
  ['an impossible window', withPixels(overwritten(PIXELS, 0, '\xf8'))],
  ['a block of a kind that does not exist', withPixels(overwritten(PIXELS, 2, '\x07'))],
  ['noise instead of pixels', withPixels(bytesOf(PIXELS.subarray(0, 2), noise(4_000)))],
  ['pixels that end too soon', withPixels(deflateSync(unpacked.subarray(0, 1_000)))],
  ['pixels that stop in between', withPixels(PIXELS.subarray(0, 2_000))],
  ['a filter that does not exist', withPixels(deflateSync(rows(64, 192, 9)))],
  ['a wrong Adler checksum of its pixels', withPixels(overwritten(PIXELS, PIXELS.length - 4, '\0\0\0\0'))],
  ['changed bytes among its pixels', overwritten(validPng, 4_000, uint32be(0))],
];

const inTheChecksums: Damage = [
  ['a wrong checksum of its header', png(chunk('IHDR', HEADER, { crc: 0 }), DATA, END)],
  ['a changed header with the old checksum', overwritten(validPng, 16, uint32be(63))],
  ['a wrong checksum of its pixels', png(HEAD, chunk('IDAT', PIXELS, { crc: 0 }), END)],
  ['a wrong checksum of its palette', png(PALETTE, chunk('PLTE', noise(768), { crc: 0 }), DATA, END)],
];

export const damagedPngs: readonly HostileFile[] = [
  ...inTheHeader,
  ...inTheOrder,
  ...inTheLengths,
  ...inThePixels,
  ...inTheChecksums,
].map(([why, bytes]) => ({ why: `a PNG with ${why}`, bytes, refusal: 'broken' }));
