import { IMAGE_MAX_BYTES } from '#contract/limits.ts';
import { deflatedZeros } from './blank-pictures.ts';
import { bytesOf, hex, noise, overwritten, type Piece, repeated, uint32be, zeros } from './bytes.ts';
import { EOI, MARKER, segment, segmentOf, segmentsOf, SOI, soundJpeg, withSegments } from './jpeg-parts.ts';
import { chunk, DATA, END, HEAD, PIXELS, png, soundPng } from './png-parts.ts';
import { ANIMATION, canvas, FLAG, frame, lossyWebp, pictureOf, riffChunk, webp } from './webp-parts.ts';

/** A file with more in it than a picture, or with less than it should say. Its pixels are all there. */
export interface CleanedFile {
  readonly why: string;
  readonly bytes: Uint8Array;
  /** The same picture, and nothing but it. */
  readonly clean: Uint8Array;
  readonly name?: string;
  readonly type?: string;
}

type Cases = readonly (readonly [why: string, bytes: Uint8Array])[];

const HTML = '<html><script>alert(document.cookie)</script></html>';
const PHP = '<?php system($_GET["c"]); ?>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const ZIP = bytesOf('PK\x03\x04', noise(200), 'PK\x05\x06', zeros(18));
const PDF = '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF';
const MP4 = bytesOf(uint32be(24), 'ftypisom', zeros(12), noise(3_000));
const EXIF = 'Exif\0\0II*\0\x08\0\0\0';
const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

const exif = (directory: string) =>
  withSegments(soundJpeg, segment(MARKER.APP1, bytesOf(EXIF, hex(directory))));
const scan = segmentOf(soundJpeg, MARKER.SOS);
const withoutHuffmanTables = bytesOf(
  SOI,
  ...segmentsOf(soundJpeg)
    .filter(({ marker }) => marker !== MARKER.DHT)
    .map(({ start, end }) => soundJpeg.subarray(start, end)),
  soundJpeg.subarray(scan.end),
);

const jpegs: Cases = [
  ['a JPEG that is a web page too', bytesOf(soundJpeg, HTML)],
  ['a JPEG that is a script too', withSegments(soundJpeg, segment(MARKER.APP0, '*/=1;alert(1)/*'))],
  ['a JPEG with PHP in a note', withSegments(soundJpeg, segment(MARKER.COM, PHP))],
  [
    'a JPEG with an SVG for XMP',
    withSegments(soundJpeg, segment(MARKER.APP1, `http://ns.adobe.com/xap/1.0/\0${SVG}`)),
  ],
  [
    'a JPEG with HTML for a colour profile',
    withSegments(soundJpeg, segment(MARKER.APP2, `ICC_PROFILE\0\x01\x01${HTML}`)),
  ],
  ['a JPEG that is a ZIP too', bytesOf(soundJpeg, ZIP)],
  ['a JPEG that is a PDF too', withSegments(soundJpeg, segment(MARKER.COM, PDF))],
  ['a JPEG with a film behind it', bytesOf(soundJpeg, MP4)],
  ['a JPEG with a JPEG behind it', bytesOf(soundJpeg, soundJpeg)],
  ['a JPEG with Exif that goes in circles', exif('0100 6987 0400 01000000 08000000 08000000')],
  ['a JPEG with Exif of 65,535 entries of 4 GB', exif('ffff 6987 0700 ffffffff 08000000 08000000')],
  ['a JPEG with Exif of noise', withSegments(soundJpeg, segment(MARKER.APP1, bytesOf(EXIF, noise(5_000))))],
  ['a JPEG of a million notes', withSegments(soundJpeg, repeated(segment(MARKER.COM, ''), 1_000_000))],
  ['a JPEG with 200 notes of Exif', withSegments(soundJpeg, repeated(segment(MARKER.APP1, ''), 200))],
  ['a JPEG of 5 MB', bytesOf(soundJpeg, zeros(IMAGE_MAX_BYTES - soundJpeg.length))],
  ['a JPEG with 4 MB of padding', withSegments(soundJpeg, Buffer.alloc(4 * MEGABYTE, 0xff))],
  ['a JPEG with bytes between its segments', withSegments(soundJpeg, segment(MARKER.COM, 'x', 0), zeros(20))],
  ['a JPEG with bytes before its end', bytesOf(soundJpeg.subarray(0, -2), zeros(20), EOI)],
  ['a JPEG with the slip of a phone in its scan', overwritten(soundJpeg, scan.end - 2, '\0')],
  [
    'a JPEG of a version to come',
    withSegments(soundJpeg, segment(MARKER.APP0, 'JFIF\0\x09\x09\0\0\x01\0\x01\0\0')),
  ],
  ['a JPEG of a film, without its usual tables', withoutHuffmanTables],
];

const animation = (count: number) => {
  const frames = Array.from({ length: count }, (_, index) => {
    const control = bytesOf(uint32be(index * 2), uint32be(64), uint32be(64), zeros(14));
    return bytesOf(chunk('fcTL', control), chunk('fdAT', bytesOf(uint32be(index * 2 + 1), PIXELS)));
  });
  return [chunk('acTL', bytesOf(uint32be(count), uint32be(0))), DATA, ...frames];
};
const pngs: Cases = [
  ['a PNG that is a web page too', bytesOf(soundPng, HTML)],
  ['a PNG that is a ZIP too', bytesOf(soundPng, ZIP)],
  ['a PNG with PHP in a note', png(HEAD, chunk('tEXt', `Comment\0${PHP}`), DATA, END)],
  ['a PNG with a program of its own', png(HEAD, chunk('prIv', '\x7fELF\x02\x01\x01\0'), DATA, END)],
  ['a PNG with HTML between the pixels', png(HEAD, chunk('IDAT', bytesOf(PIXELS, HTML)), END)],
  ['a PNG with more pixels than it has', png(HEAD, DATA, chunk('IDAT', noise(100)), END)],
  [
    'a PNG with a text of 1 GB',
    png(HEAD, chunk('zTXt', bytesOf('a\0\0', deflatedZeros(GIGABYTE))), DATA, END),
  ],
  [
    'a PNG with XMP of 1 GB',
    png(HEAD, chunk('iTXt', bytesOf('a\0\x01\0\0\0', deflatedZeros(GIGABYTE))), DATA, END),
  ],
  [
    'a PNG with a colour profile of 1 GB',
    png(HEAD, chunk('iCCP', bytesOf('a\0\0', deflatedZeros(GIGABYTE))), DATA, END),
  ],
  ['a PNG with a colour profile of noise', png(HEAD, chunk('iCCP', bytesOf('a\0\0', noise(200))), DATA, END)],
  ['a PNG with 4 MB of Exif', png(HEAD, chunk('eXIf', bytesOf('II*\0', noise(4 * MEGABYTE))), DATA, END)],
  ['a PNG of 10,000 notes', png(HEAD, repeated(chunk('tEXt', 'a\0b'), 10_000), DATA, END)],
  ['a PNG of 300,000 chunks', png(HEAD, repeated(chunk('abCd'), 300_000), DATA, END)],
  ['a PNG of 300,000 pieces of pixels', png(HEAD, repeated(chunk('IDAT'), 300_000), DATA, END)],
  ['a PNG with a wrong checksum of a note', png(HEAD, chunk('tEXt', 'a\0b', { crc: 1 }), DATA, END)],
  ['a PNG with a wrong checksum of its end', png(HEAD, DATA, chunk('IEND', '', { crc: 1 }))],
  ['a PNG without its end', png(HEAD, DATA)],
  ['a PNG that moves', png(HEAD, ...animation(300), END)],
  [
    'a PNG that says it moves for ever',
    png(HEAD, chunk('acTL', bytesOf(uint32be(0x7fff_ffff), uint32be(0))), DATA, END),
  ],
];

const picture = pictureOf(lossyWebp);
const withNote = (flag: number, kind: string, note: Piece) =>
  webp(canvas(flag), picture, riffChunk(kind, note));
const webps: Cases = [
  ['a WebP that is a web page too', bytesOf(lossyWebp, HTML)],
  ['a WebP that is a ZIP too', bytesOf(lossyWebp, ZIP)],
  ['a WebP with PHP for Exif', withNote(FLAG.exif, 'EXIF', PHP)],
  ['a WebP with an SVG for XMP', withNote(FLAG.xmp, 'XMP ', SVG)],
  [
    'a WebP with a colour profile of 4 MB',
    webp(canvas(FLAG.icc), riffChunk('ICCP', zeros(4 * MEGABYTE)), picture),
  ],
  ['a WebP of 500,000 chunks', webp(canvas(0), repeated(riffChunk('ABCD', ''), 500_000), picture)],
  ['a WebP with a canvas after the picture', webp(picture, canvas(0, 99, 99))],
  ['a WebP that moves', webp(canvas(FLAG.animation), ANIMATION, repeated(frame(picture), 200))],
];

const named: readonly Omit<CleanedFile, 'bytes'>[] = [
  { why: 'a PNG that says it is an SVG', clean: soundPng, name: 'anh.svg', type: 'image/svg+xml' },
  { why: 'a PNG that says it is a JPEG', clean: soundPng, name: 'anh.jpg', type: 'image/jpeg' },
  { why: 'a JPEG that says it is PHP', clean: soundJpeg, name: 'anh.jpg.php', type: 'application/x-php' },
  { why: 'a WebP that says it is a web page', clean: lossyWebp, name: 'anh.html', type: 'text/html' },
  { why: 'a name that climbs out of its folder', clean: soundJpeg, name: '../../../etc/passwd' },
  { why: 'a name that is markup', clean: soundJpeg, name: '"><img src=x onerror=alert(1)>.jpg' },
  { why: 'a name of two lines', clean: soundJpeg, name: 'a\r\nContent-Type: text/html\r\n\r\n.jpg' },
  { why: 'a name written backwards', clean: soundJpeg, name: 'anh\u202egpj.exe' },
  { why: 'a name with a zero in it', clean: soundJpeg, name: 'anh.php\0.jpg' },
  { why: 'a name of 100,000 letters', clean: soundJpeg, name: `${'a'.repeat(100_000)}.jpg` },
];

const withClean = (cases: Cases, clean: Uint8Array) => cases.map(([why, bytes]) => ({ why, bytes, clean }));

export const cleanedFiles: readonly CleanedFile[] = [
  ...withClean(jpegs, soundJpeg),
  ...withClean(pngs, soundPng),
  ...withClean(webps, lossyWebp),
  ...named.map((file) => ({ ...file, bytes: file.clean })),
];
