import { bytesOf, hex, noise, overwritten, type Piece, uint32le, zeros } from './bytes.ts';
import type { HostileFile } from './hostile-file.ts';
import {
  ANIMATION,
  bitstreamOf,
  canvas,
  FLAG,
  frame,
  losslessWebp,
  lossyWebp,
  pictureOf,
  riffChunk,
  webp,
} from './webp-parts.ts';

type Damage = readonly (readonly [why: string, bytes: Uint8Array])[];

const [lossy, lossless] = [bitstreamOf(lossyWebp), bitstreamOf(losslessWebp)];
const withLossy = (content: Piece, claimedLength?: number) => webp(riffChunk('VP8 ', content, claimedLength));
const withLossless = (content: Piece) => webp(riffChunk('VP8L', content));

const inTheContainer: Damage = [
  ['no chunk', webp()],
  ['a header that claims to be empty', overwritten(lossyWebp, 4, uint32le(0))],
  ['a header with a size that is too small', overwritten(lossyWebp, 4, uint32le(20))],
  ['a header with a size that is too large', overwritten(lossyWebp, 4, uint32le(lossyWebp.length + 1_000))],
  ['a header with a size of 4 GB', overwritten(lossyWebp, 4, uint32le(0xffff_ffff))],
  ['a header with an odd size', overwritten(lossyWebp, 4, uint32le(lossyWebp.length - 9))],
  ['pixels of no length', withLossy(lossy, 0)],
  ['pixels that claim to be shorter', withLossy(lossy, 50)],
  ['pixels longer than the file', withLossy(lossy, lossy.length + 5_000)],
  ['pixels of 4 GB', withLossy(lossy, 0xffff_fff0)],
  ['only a chunk of an unknown kind', webp(riffChunk('EVIL', lossy))],
  ['lossless pixels marked as lossy', withLossy(lossless)],
  ['lossy pixels marked as lossless', withLossless(lossy)],
  ['a PNG inside', webp('\x89PNG\r\n\x1a\n', noise(60))],
  ['a JPEG inside', withLossy(bytesOf('\xff\xd8\xff\xe0', noise(400)))],
  ['an SVG inside', withLossy('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
];

const firstByte = lossy.readUInt8(0);
const lossyHead = lossy.subarray(0, 10);
const losslessHead = lossless.subarray(0, 5);
const inThePixels: Damage = [
  ['no key frame', withLossy(overwritten(lossy, 0, Buffer.from([firstByte | 0x01])))],
  ['a frame marked as hidden', withLossy(overwritten(lossy, 0, Buffer.from([firstByte & ~0x10])))],
  ['a profile that does not exist', withLossy(overwritten(lossy, 0, Buffer.from([firstByte | 0x0e])))],
  ['a wrong start code', withLossy(overwritten(lossy, 3, zeros(3)))],
  ['no width', withLossy(overwritten(lossy, 6, zeros(2)))],
  ['no height', withLossy(overwritten(lossy, 8, zeros(2)))],
  ['a first part longer than the picture', withLossy(overwritten(lossy, 0, '\xf0\xff\xff'))],
  ['16 megapixels claimed, 64 × 64 sent', withLossy(overwritten(lossy, 6, hex('a00f a00f')))],
  ['nothing after its size', withLossy(lossyHead)],
  ['noise after its size', withLossy(bytesOf(lossyHead, noise(3_000)))],
  ['lossless pixels without a signature', withLossless(overwritten(lossless, 0, '\0'))],
  ['lossless pixels of an unknown version', withLossless(overwritten(lossless, 4, '\xf0'))],
  ['lossless pixels and nothing after their size', withLossless(losslessHead)],
  ['lossless pixels of noise', withLossless(bytesOf(losslessHead, noise(3_000)))],
  ['lossless pixels of a few zeros', withLossless(bytesOf(losslessHead, zeros(10)))],
  ['lossless pixels with endless transforms', withLossless(bytesOf(losslessHead, Buffer.alloc(500, 0xff)))],
];

const picture = pictureOf(lossyWebp);
const animated = (...frames: Buffer[]) => webp(canvas(FLAG.animation), ANIMATION, ...frames);
const withAlpha = (...alpha: Piece[]) =>
  webp(canvas(FLAG.alpha), riffChunk('ALPH', bytesOf(...alpha)), picture);
const onTheCanvas: Damage = [
  ['a canvas and no picture', webp(canvas(0))],
  ['a canvas smaller than the picture', webp(canvas(0, 32, 32), picture)],
  ['a canvas larger than the picture', webp(canvas(0, 640, 640), picture)],
  ['a canvas of 16,384 × 16,384', webp(canvas(0, 16_384, 16_384), picture)],
  ['the maximum canvas', webp(canvas(0, 2 ** 24, 2 ** 24), picture)],
  ['a truncated canvas', webp(riffChunk('VP8X', zeros(4)), picture)],
  ['a canvas chunk that is too long', webp(riffChunk('VP8X', zeros(40)), picture)],
  ['two canvases', webp(canvas(0), canvas(0, 99, 99), picture)],
  ['alpha and no colours', webp(canvas(FLAG.alpha), riffChunk('ALPH', noise(50)))],
  ['alpha of noise', withAlpha('\x01', noise(50))],
  ['empty alpha', withAlpha()],
];

const inTheAnimation: Damage = [
  ['no frames', animated()],
  ['frames without an animation header', webp(canvas(FLAG.animation), frame(picture))],
  ['frames without the animation flag', webp(canvas(0), ANIMATION, frame(picture))],
  ['a frame outside the canvas', animated(frame(picture, { x: 1_000, y: 1_000 }))],
  ['a frame without a picture', animated(frame(''))],
  ['a frame of noise', animated(frame(riffChunk('VP8 ', noise(200))))],
  ['a truncated frame', webp(canvas(FLAG.animation), ANIMATION, riffChunk('ANMF', zeros(3)))],
  ['a second frame of noise', animated(frame(picture), frame(riffChunk('VP8 ', noise(200))))],
];

export const damagedWebps: readonly HostileFile[] = [
  ...inTheContainer,
  ...inThePixels,
  ...onTheCanvas,
  ...inTheAnimation,
].map(([why, bytes]) => ({ why: `a WebP with ${why}`, bytes, refusal: 'broken' }));
