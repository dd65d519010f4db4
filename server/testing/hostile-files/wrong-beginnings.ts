import { gzipSync } from 'node:zlib';
import { bytesOf, overwritten, type Piece, zeros } from './bytes.ts';
import type { HostileFile } from './hostile-file.ts';
import { soundJpeg } from './jpeg-parts.ts';
import { PNG_SIGNATURE, soundPng } from './png-parts.ts';
import { lossyWebp } from './webp-parts.ts';

const HTML = '<html><script>alert(1)</script></html>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const files: readonly (readonly [why: string, bytes: Uint8Array])[] = [
  ['a JPEG after a blank', bytesOf(' ', soundJpeg)],
  ['a JPEG after a zero', bytesOf('\0', soundJpeg)],
  ['a JPEG after a mark of byte order', bytesOf('\xef\xbb\xbf', soundJpeg)],
  ['a JPEG after a web page', bytesOf(HTML, soundJpeg)],
  ['a JPEG after the head of a GIF', bytesOf('GIF89a', soundJpeg)],
  ['a JPEG without its first byte', soundJpeg.subarray(1)],
  ['a JPEG without its first marker', soundJpeg.subarray(2)],
  ['a JPEG with a zero for its second marker', overwritten(soundJpeg, 2, '\0')],
  ['a JPEG sent as text', Buffer.from(soundJpeg.toString('utf8'))],
  ['a JPEG in base64', bytesOf(soundJpeg.toString('base64'))],
  ['a JPEG as an address', bytesOf('data:image/jpeg;base64,', soundJpeg.toString('base64'))],
  ['a JPEG in hex', bytesOf(soundJpeg.toString('hex'))],
  ['a JPEG packed', gzipSync(soundJpeg)],
  [
    'a JPEG still in its form',
    bytesOf('--cut\r\nContent-Type: image/jpeg\r\n\r\n', soundJpeg, '\r\n--cut--'),
  ],
  ['a JPEG with every two bytes swapped', Buffer.from(soundJpeg.subarray(0, 3_000)).swap16()],
  ['a JPEG backwards', soundJpeg.toReversed()],
  ['a PNG sent as text: no high bit', overwritten(soundPng, 0, '\x09')],
  ['a PNG sent as text: its line ends unified', bytesOf('\x89PNG\n\x1a\n', soundPng.subarray(8))],
  ['a PNG sent as text: its line ends doubled', bytesOf('\x89PNG\r\r\n\x1a\r\n', soundPng.subarray(8))],
  ['a PNG after the end of a JPEG', bytesOf('\xff\xd9', soundPng)],
  ['a PNG without its first byte', soundPng.subarray(1)],
  ['a PNG in small letters', overwritten(soundPng, 1, 'png')],
  ['half a signature', PNG_SIGNATURE.subarray(0, 4)],
  ['a WebP without RIFF', lossyWebp.subarray(8)],
  ['a WebP in small letters', overwritten(lossyWebp, 8, 'webp')],
  ['a WebP without its name', overwritten(lossyWebp, 8, zeros(4))],
  ['half the head of a WebP', lossyWebp.subarray(0, 11)],
  ['a WebP after a WAV', bytesOf('RIFF\x04\0\0\0WAVE', lossyWebp)],
];

/** The right beginning and nothing of what should follow. */
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
    why: `${what} behind the beginning of a ${name}`,
    bytes: bytesOf(beginning, content),
    refusal: 'broken' as const,
  })),
);
