import { IMAGE_MAX_BYTES } from '#contract/content-limits.ts';
import { deflatedZeros } from './blank-pictures.ts';
import { bytesOf, hex, noise, overwritten, type Piece, repeated, uint32be, zeros } from './bytes.ts';
import { EOI, MARKER, segment, segmentOf, segmentsOf, SOI, validJpeg, withSegments } from './jpeg-parts.ts';
import { chunk, DATA, END, HEAD, PIXELS, png, validPng } from './png-parts.ts';
import { ANIMATION, canvas, FLAG, frame, lossyWebp, pictureOf, riffChunk, webp } from './webp-parts.ts';

/** A file with complete pixels, but with extra data, missing data or a misleading name. */
export interface CleanedFile {
  readonly why: string;
  readonly bytes: Uint8Array;
  /** The same picture without anything else. */
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
  withSegments(validJpeg, segment(MARKER.APP1, bytesOf(EXIF, hex(directory))));
const scan = segmentOf(validJpeg, MARKER.SOS);
const withoutHuffmanTables = bytesOf(
  SOI,
  ...segmentsOf(validJpeg)
    .filter(({ marker }) => marker !== MARKER.DHT)
    .map(({ start, end }) => validJpeg.subarray(start, end)),
  validJpeg.subarray(scan.end),
);

const jpegs: Cases = [
  ['a JPEG that is also a web page', bytesOf(validJpeg, HTML)],
  ['a JPEG that is also a script', withSegments(validJpeg, segment(MARKER.APP0, '*/=1;alert(1)/*'))],
  ['a JPEG with PHP in a comment', withSegments(validJpeg, segment(MARKER.COM, PHP))],
  [
    'a JPEG with an SVG as XMP',
    withSegments(validJpeg, segment(MARKER.APP1, `http://ns.adobe.com/xap/1.0/\0${SVG}`)),
  ],
  [
    'a JPEG with HTML as colour profile',
    withSegments(validJpeg, segment(MARKER.APP2, `ICC_PROFILE\0\x01\x01${HTML}`)),
  ],
  ['a JPEG that is also a ZIP', bytesOf(validJpeg, ZIP)],
  ['a JPEG that is also a PDF', withSegments(validJpeg, segment(MARKER.COM, PDF))],
  ['a JPEG with a video after it', bytesOf(validJpeg, MP4)],
  ['a JPEG with a JPEG after it', bytesOf(validJpeg, validJpeg)],
  ['a JPEG with circular Exif', exif('0100 6987 0400 01000000 08000000 08000000')],
  ['a JPEG with Exif of 65,535 entries of 4 GB', exif('ffff 6987 0700 ffffffff 08000000 08000000')],
  ['a JPEG with Exif of noise', withSegments(validJpeg, segment(MARKER.APP1, bytesOf(EXIF, noise(5_000))))],
  ['a JPEG with a million comments', withSegments(validJpeg, repeated(segment(MARKER.COM, ''), 1_000_000))],
  ['a JPEG with 200 Exif segments', withSegments(validJpeg, repeated(segment(MARKER.APP1, ''), 200))],
  ['a JPEG of 5 MB', bytesOf(validJpeg, zeros(IMAGE_MAX_BYTES - validJpeg.length))],
  ['a JPEG with 4 MB of padding', withSegments(validJpeg, Buffer.alloc(4 * MEGABYTE, 0xff))],
  ['a JPEG with bytes between its segments', withSegments(validJpeg, segment(MARKER.COM, 'x', 0), zeros(20))],
  ['a JPEG with bytes before its end', bytesOf(validJpeg.subarray(0, -2), zeros(20), EOI)],
  ['a JPEG with the harmless scan mistake of some phones', overwritten(validJpeg, scan.end - 2, '\0')],
  [
    'a JPEG of a future version',
    withSegments(validJpeg, segment(MARKER.APP0, 'JFIF\0\x09\x09\0\0\x01\0\x01\0\0')),
  ],
  ['a JPEG frame of a video, without the usual tables', withoutHuffmanTables],
];

const animation = (count: number) => {
  const frames = Array.from({ length: count }, (_, index) => {
    const control = bytesOf(uint32be(index * 2), uint32be(64), uint32be(64), zeros(14));
    return bytesOf(chunk('fcTL', control), chunk('fdAT', bytesOf(uint32be(index * 2 + 1), PIXELS)));
  });
  return [chunk('acTL', bytesOf(uint32be(count), uint32be(0))), DATA, ...frames];
};
const pngs: Cases = [
  ['a PNG that is also a web page', bytesOf(validPng, HTML)],
  ['a PNG that is also a ZIP', bytesOf(validPng, ZIP)],
  ['a PNG with PHP in a comment', png(HEAD, chunk('tEXt', `Comment\0${PHP}`), DATA, END)],
  ['a PNG with a program in a private chunk', png(HEAD, chunk('prIv', '\x7fELF\x02\x01\x01\0'), DATA, END)],
  ['a PNG with HTML after the pixels in a chunk', png(HEAD, chunk('IDAT', bytesOf(PIXELS, HTML)), END)],
  ['a PNG with too much pixel data', png(HEAD, DATA, chunk('IDAT', noise(100)), END)],
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
  ['a PNG with 10,000 comments', png(HEAD, repeated(chunk('tEXt', 'a\0b'), 10_000), DATA, END)],
  ['a PNG with 300,000 chunks', png(HEAD, repeated(chunk('abCd'), 300_000), DATA, END)],
  ['a PNG with 300,000 pixel chunks', png(HEAD, repeated(chunk('IDAT'), 300_000), DATA, END)],
  ['a PNG with a wrong checksum of a comment', png(HEAD, chunk('tEXt', 'a\0b', { crc: 1 }), DATA, END)],
  ['a PNG with a wrong checksum of its end', png(HEAD, DATA, chunk('IEND', '', { crc: 1 }))],
  ['a PNG without its end', png(HEAD, DATA)],
  ['an animated PNG', png(HEAD, ...animation(300), END)],
  [
    'a PNG that claims billions of frames',
    png(HEAD, chunk('acTL', bytesOf(uint32be(0x7fff_ffff), uint32be(0))), DATA, END),
  ],
];

const picture = pictureOf(lossyWebp);
const withMetadata = (flag: number, kind: string, note: Piece) =>
  webp(canvas(flag), picture, riffChunk(kind, note));
const webps: Cases = [
  ['a WebP that is also a web page', bytesOf(lossyWebp, HTML)],
  ['a WebP that is also a ZIP', bytesOf(lossyWebp, ZIP)],
  ['a WebP with PHP as Exif', withMetadata(FLAG.exif, 'EXIF', PHP)],
  ['a WebP with an SVG as XMP', withMetadata(FLAG.xmp, 'XMP ', SVG)],
  [
    'a WebP with a colour profile of 4 MB',
    webp(canvas(FLAG.icc), riffChunk('ICCP', zeros(4 * MEGABYTE)), picture),
  ],
  ['a WebP with 500,000 chunks', webp(canvas(0), repeated(riffChunk('ABCD', ''), 500_000), picture)],
  ['a WebP with a canvas after the picture', webp(picture, canvas(0, 99, 99))],
  ['an animated WebP', webp(canvas(FLAG.animation), ANIMATION, repeated(frame(picture), 200))],
];

const named: readonly Omit<CleanedFile, 'bytes'>[] = [
  { why: 'a PNG named as an SVG', clean: validPng, name: 'anh.svg', type: 'image/svg+xml' },
  { why: 'a PNG named as a JPEG', clean: validPng, name: 'anh.jpg', type: 'image/jpeg' },
  { why: 'a JPEG named as PHP', clean: validJpeg, name: 'anh.jpg.php', type: 'application/x-php' },
  { why: 'a WebP named as a web page', clean: lossyWebp, name: 'anh.html', type: 'text/html' },
  { why: 'a name that leaves its folder', clean: validJpeg, name: '../../../etc/passwd' },
  { why: 'a name that is markup', clean: validJpeg, name: '"><img src=x onerror=alert(1)>.jpg' },
  { why: 'a name with line breaks', clean: validJpeg, name: 'a\r\nContent-Type: text/html\r\n\r\n.jpg' },
  { why: 'a name with right-to-left text', clean: validJpeg, name: 'anh\u202egpj.exe' },
  { why: 'a name with a zero byte', clean: validJpeg, name: 'anh.php\0.jpg' },
  { why: 'a name of 100,000 letters', clean: validJpeg, name: `${'a'.repeat(100_000)}.jpg` },
];

const withClean = (cases: Cases, clean: Uint8Array) => cases.map(([why, bytes]) => ({ why, bytes, clean }));

export const cleanedFiles: readonly CleanedFile[] = [
  ...withClean(jpegs, validJpeg),
  ...withClean(pngs, validPng),
  ...withClean(webps, lossyWebp),
  ...named.map((file) => ({ ...file, bytes: file.clean })),
];
