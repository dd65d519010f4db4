import { gzipSync } from 'node:zlib';
import { bytesOf, overwritten, type Piece, zeros } from './bytes.ts';
import type { HostileFile } from './hostile-file.ts';
import { validJpeg } from './jpeg-parts.ts';
import { PNG_SIGNATURE, validPng } from './png-parts.ts';
import { lossyWebp } from './webp-parts.ts';

const HTML = '<html><script>alert(1)</script></html>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const files: readonly (readonly [why: string, bytes: Uint8Array])[] = [
  ['a JPEG after a space', bytesOf(' ', validJpeg)],
  ['a JPEG after a zero byte', bytesOf('\0', validJpeg)],
  ['a JPEG after a byte order mark', bytesOf('\xef\xbb\xbf', validJpeg)],
  ['a JPEG after a web page', bytesOf(HTML, validJpeg)],
  ['a JPEG after the header of a GIF', bytesOf('GIF89a', validJpeg)],
  ['a JPEG without its first byte', validJpeg.subarray(1)],
  ['a JPEG without its first marker', validJpeg.subarray(2)],
  ['a JPEG with a zero as its second marker', overwritten(validJpeg, 2, '\0')],
  ['a JPEG sent as text', Buffer.from(validJpeg.toString('utf8'))],
  ['a JPEG in base64', bytesOf(validJpeg.toString('base64'))],
  ['a JPEG as a data URL', bytesOf('data:image/jpeg;base64,', validJpeg.toString('base64'))],
  ['a JPEG in hex', bytesOf(validJpeg.toString('hex'))],
  ['a compressed JPEG', gzipSync(validJpeg)],
  [
    'a JPEG inside a multipart form',
    bytesOf('--cut\r\nContent-Type: image/jpeg\r\n\r\n', validJpeg, '\r\n--cut--'),
  ],
  ['a JPEG with every two bytes swapped', Buffer.from(validJpeg.subarray(0, 3_000)).swap16()],
  ['a JPEG backwards', validJpeg.toReversed()],
  ['a PNG sent as text, without the high bit', overwritten(validPng, 0, '\x09')],
  ['a PNG sent as text, with changed line ends', bytesOf('\x89PNG\n\x1a\n', validPng.subarray(8))],
  ['a PNG sent as text, with doubled line ends', bytesOf('\x89PNG\r\r\n\x1a\r\n', validPng.subarray(8))],
  ['a PNG after the end of a JPEG', bytesOf('\xff\xd9', validPng)],
  ['a PNG without its first byte', validPng.subarray(1)],
  ['a PNG signature in lower case', overwritten(validPng, 1, 'png')],
  ['half a signature', PNG_SIGNATURE.subarray(0, 4)],
  ['a WebP without RIFF', lossyWebp.subarray(8)],
  ['a WebP signature in lower case', overwritten(lossyWebp, 8, 'webp')],
  ['a WebP without its name', overwritten(lossyWebp, 8, zeros(4))],
  ['a truncated WebP header', lossyWebp.subarray(0, 11)],
  ['a WebP after a WAV', bytesOf('RIFF\x04\0\0\0WAVE', lossyWebp)],
];

/** The right first bytes without the rest. */
const beginnings: readonly (readonly [name: string, beginning: Piece])[] = [
  ['JPEG', '\xff\xd8\xff'],
  ['JPEG of a camera', '\xff\xd8\xff\xe1\x00\x40Exif\0\0'],
  ['PNG', PNG_SIGNATURE],
  ['WebP', 'RIFF\xff\xff\0\0WEBP'],
];
const contents: readonly (readonly [what: string, content: Piece])[] = [
  ['an SVG', SVG],
  ['a web page', HTML],
  ['a program', '\x7fELF\x02\x01\x01\0'],
  ['a ZIP', 'PK\x03\x04'],
  ['nothing', ''],
];

export const wrongBeginnings: readonly HostileFile[] = files.map(([why, bytes]) => ({
  why,
  bytes,
  refusal: 'wrongKind',
}));

export const onlyBeginnings: readonly HostileFile[] = beginnings.flatMap(([name, beginning]) =>
  contents.map(([what, content]) => ({
    why: `${what} after the first bytes of a ${name}`,
    bytes: bytesOf(beginning, content),
    refusal: 'broken' as const,
  })),
);
