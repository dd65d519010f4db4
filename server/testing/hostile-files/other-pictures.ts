import sharp from 'sharp';
import { bytesOf, hex, noise, uint32be, zeros } from './bytes.ts';
import type { HostileFile } from './hostile-file.ts';

const red = sharp({ create: { width: 8, height: 8, channels: 3, background: '#b01030' } });
const pixels = noise(400);

/** A file of the ISO family starts with a box that names its brand. */
const isoFile = (brand: string) => bytesOf(uint32be(24), 'ftyp', brand, zeros(4), 'mif1', brand, pixels);
/** TIFF and camera formats based on it: byte order, a number, the offset of the directory. */
const tiffLike = (beginning: string) => bytesOf(beginning, '\x08\0\0\0\0\0', pixels);

const pictures: readonly (readonly [why: string, bytes: Uint8Array])[] = [
  ['a GIF', await red.clone().gif().toBuffer()],
  [
    'a GIF of 1987',
    bytesOf('GIF87a\x08\0\x08\0\x80\0\0', noise(6), hex('2c 0000 0000 0800 0800 00 02 00 3b')),
  ],
  ['a GIF that is also a script', bytesOf('GIF89a/*\0\0\x80\0\0', pixels, '*/=1;alert(document.domain)//')],
  ['a TIFF', await red.clone().tiff().toBuffer()],
  ['a big-endian TIFF', bytesOf('MM\0*\0\0\0\x08\0\0', pixels)],
  ['a BigTIFF', tiffLike('II+\0')],
  ['an AVIF', await red.clone().avif({ effort: 0 }).toBuffer()],
  ['an animated AVIF', isoFile('avis')],
  ['a HEIC', isoFile('heic')],
  ['a 10-bit HEIC', isoFile('heix')],
  ['a HEIF', isoFile('mif1')],
  ['a Canon CR3', isoFile('crx ')],
  ['a Canon CR2', tiffLike('II*\0\x10\0\0\0CR\x02')],
  ['a Nikon NEF', bytesOf('MM\0*\0\0\0\x08\0\x1c', 'NIKON CORPORATION', pixels)],
  ['a Sony ARW', bytesOf('II*\0\x08\0\0\0', 'SONY', pixels)],
  ['an Olympus ORF', tiffLike('IIRO')],
  ['a Panasonic RW2', tiffLike('IIU\0')],
  ['a Fujifilm RAF', bytesOf('FUJIFILMCCD-RAW 0201', pixels)],
  ['a Sigma X3F', bytesOf('FOVb', pixels)],
  ['a BMP', bytesOf('BM', hex('7a000000 00000000 36000000 28000000 08000000 08000000 0100 1800'), pixels)],
  ['a Windows icon', bytesOf(hex('0000 0100 0100 0808 0000 0100 1800'), pixels)],
  ['a Windows cursor', bytesOf(hex('0000 0200 0100 0808 0000 0100 1800'), pixels)],
  ['a macOS icon', bytesOf('icns', uint32be(408), 'ic07', uint32be(400), pixels)],
  ['a Windows metafile', bytesOf(hex('d7cdc69a 0000'), pixels)],
  ['an enhanced metafile', bytesOf(hex('01000000 6c000000'), pixels)],
  ['a Photoshop document', bytesOf('8BPS\0\x01', zeros(6), hex('0003 00000008 00000008 0008 0003'), pixels)],
  ['a large Photoshop document', bytesOf('8BPS\0\x02', zeros(6), pixels)],
  ['a GIMP document', bytesOf('gimp xcf v011\0', pixels)],
  ['a JPEG 2000', bytesOf(hex('0000000c 6a502020 0d0a870a'), pixels)],
  ['a bare JPEG 2000', bytesOf(hex('ff4f ff51 002f'), pixels)],
  ['a JPEG XL', bytesOf(hex('0000000c 4a584c20 0d0a870a'), pixels)],
  ['a bare JPEG XL', bytesOf(hex('ff0a'), pixels)],
  ['a JPEG XR', bytesOf('II\xbc\x01', pixels)],
  ['a FITS for astronomy', bytesOf('SIMPLE  =                    T'.padEnd(80), 'END'.padEnd(80), pixels)],
  ['an OpenEXR', bytesOf(hex('762f3101 02000000'), pixels)],
  ['a Radiance HDR', bytesOf('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 8 +X 8\n', pixels)],
  ['a medical DICOM', bytesOf(zeros(128), 'DICM', pixels)],
  ['a medical NIfTI', bytesOf(hex('5c010000'), zeros(340), 'n+1\0', pixels)],
  ['a picture in the format of libvips', bytesOf(hex('b6a6f208'), pixels)],
  ['a MATLAB matrix', bytesOf('MATLAB 5.0 MAT-file, Platform: GLNXA64', pixels)],
  ['a table for libvips', bytesOf('1,2,3\n4,5,6\n')],
  ['a black and white PNM', bytesOf('P1\n8 8\n', '0 1 '.repeat(32))],
  ['a grey PNM', bytesOf('P5\n8 8\n255\n', pixels)],
  ['a colour PNM', bytesOf('P6\n8 8\n255\n', pixels)],
  ['a PAM', bytesOf('P7\nWIDTH 8\nHEIGHT 8\nDEPTH 3\nMAXVAL 255\nENDHDR\n', pixels)],
  ['a float PFM', bytesOf('PF\n8 8\n-1.0\n', pixels)],
  ['an XBM, which is C', bytesOf('#define x_width 8\n#define x_height 8\nstatic char x_bits[] = { 0xff };')],
  ['an XPM, which is C', bytesOf('/* XPM */\nstatic char *x[] = {"8 8 1 1", "a c red"};')],
  ['a Targa', bytesOf(hex('000002 0000000000 0000 0000 0800 0800 1800'), pixels)],
  ['a PCX', bytesOf(hex('0a050108 0000 0000 0700 0700'), pixels)],
  ['a QOI', bytesOf('qoif', uint32be(8), uint32be(8), '\x03\0', pixels)],
  ['a texture, DDS', bytesOf('DDS ', hex('7c000000'), pixels)],
  ['a texture, KTX', bytesOf(hex('ab4b5458 2031 31bb 0d0a1a0a'), pixels)],
  ['a FLIF', bytesOf('FLIF31', pixels)],
  ['a BPG', bytesOf(hex('425047fb'), pixels)],
  ['a DjVu', bytesOf('AT&TFORM', uint32be(400), 'DJVM', pixels)],
  ['an old animated PNG, MNG', bytesOf('\x8aMNG\r\n\x1a\n', pixels)],
  ['a JPEG inside PNG chunks, JNG', bytesOf('\x8bJNG\r\n\x1a\n', pixels)],
  ['a picture of a slide scanner', bytesOf('<?xml version="1.0"?><MRXS><Slide/></MRXS>')],
];

/** Pictures in formats that we do not support. Their decoders are blocked, whatever the file name is. */
export const otherPictures: readonly HostileFile[] = pictures.map(([why, bytes]) => ({
  why,
  bytes,
  refusal: 'wrongKind',
}));
