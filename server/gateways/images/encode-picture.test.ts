import sharp, { type Create } from 'sharp';
import { describe, expect, test } from 'vitest';
import { createPictureEncoder } from './encode-picture.ts';

const encode = createPictureEncoder();
const red = (width: number, height: number, noisy = false) => {
  const create: Create = { width, height, channels: 3, background: '#b01030' };
  return sharp({ create: noisy ? { ...create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } : create });
};
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

async function encoded(bytes: Uint8Array) {
  const picture = await encode(bytes);
  if (picture.problem) throw new Error(picture.problem);
  return { bytes: picture.bytes, facts: await sharp(picture.bytes).metadata() };
}

describe('the output is WebP', () => {
  test.each([
    { why: 'a JPEG', picture: () => red(80, 40).jpeg(), size: [80, 40] },
    { why: 'a PNG', picture: () => red(80, 40).png(), size: [80, 40] },
    { why: 'a WebP', picture: () => red(80, 40).webp(), size: [80, 40] },
    { why: 'a CMYK JPEG', picture: () => red(80, 40).toColourspace('cmyk').jpeg(), size: [80, 40] },
    { why: 'a PNG with transparency', picture: () => red(80, 40).ensureAlpha(0.5).png(), size: [80, 40] },
    { why: 'wider than our maximum', picture: () => red(2560, 1000).jpeg(), size: [1280, 500] },
    { why: 'the largest allowed size', picture: () => red(4000, 4000).png(), size: [1280, 1280] },
    { why: 'taller than WebP can be', picture: () => red(10, 40_000).png(), size: [4, 16_383] },
    {
      why: 'a portrait photo of a phone',
      picture: () => red(80, 40).withMetadata({ orientation: 6 }).jpeg(),
      size: [40, 80],
    },
  ])('$why', async ({ picture, size }) => {
    const { facts } = await encoded(await picture().toBuffer());
    expect(facts.format).toBe('webp');
    expect([facts.width, facts.height]).toEqual(size);
  });
});

test('metadata about the camera, the place and the author is removed', async () => {
  const exif = { IFD0: { Artist: 'Hoa' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 2/1 3/1' } };
  const photo = red(80, 40).withExif(exif).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Hoa</x:xmpmeta>');
  const source = await photo.withIccProfile('p3').jpeg().toBuffer();
  expect(await sharp(source).metadata()).toMatchObject({
    exif: expect.anything(),
    xmp: expect.anything(),
    icc: expect.anything(),
  });
  const { facts, bytes } = await encoded(source);
  for (const kind of ['exif', 'xmp', 'icc', 'iptc', 'comments', 'orientation'] as const)
    expect(facts[kind]).toBeUndefined();
  expect(Buffer.from(bytes).includes('Hoa')).toBe(false);
});

test('data appended after the picture is removed', async () => {
  const source = Buffer.concat([
    await red(80, 40).png().toBuffer(),
    Buffer.from('<script>alert(1)</script>'),
  ]);
  expect(Buffer.from((await encoded(source)).bytes).includes('script')).toBe(false);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

describe('refused', () => {
  test.each([
    { why: 'an SVG', bytes: () => svg, problem: 'wrong-kind' },
    { why: 'a GIF', bytes: () => red(8, 8).gif().toBuffer(), problem: 'wrong-kind' },
    { why: 'a TIFF', bytes: () => red(8, 8).tiff().toBuffer(), problem: 'wrong-kind' },
    { why: 'an AVIF', bytes: () => red(8, 8).avif().toBuffer(), problem: 'wrong-kind' },
    { why: 'a HEIC', bytes: () => heic, problem: 'wrong-kind' },
    { why: 'a text', bytes: () => Buffer.from('xin chào'), problem: 'wrong-kind' },
    { why: 'nothing', bytes: () => Buffer.alloc(0), problem: 'wrong-kind' },
    { why: 'an SVG after the first bytes of a JPEG', bytes: () => withJpegBeginning(svg), problem: 'broken' },
    {
      why: 'half a JPEG',
      bytes: async () => half(await red(200, 90, true).jpeg().toBuffer()),
      problem: 'broken',
    },
    {
      why: 'half a PNG',
      bytes: async () => half(await red(200, 90, true).png().toBuffer()),
      problem: 'broken',
    },
    {
      why: 'half a WebP',
      bytes: async () => half(await red(200, 90, true).webp().toBuffer()),
      problem: 'broken',
    },
    {
      why: '17 megapixels',
      bytes: () => red(4250, 4000).png().toBuffer(),
      problem: 'too-many-pixels',
    },
    {
      why: 'one row of pixels too many',
      bytes: () => red(4000, 4001).jpeg().toBuffer(),
      problem: 'too-many-pixels',
    },
  ])('$why: $problem', async ({ bytes, problem }) => {
    expect(await encode(await bytes())).toEqual({ problem });
  });
});

const withJpegBeginning = (bytes: Buffer) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), bytes]);

test('the output is deterministic, and a bad picture does not block the next', async () => {
  const source = await red(80, 40).png().toBuffer();
  const [first, bad, second] = await Promise.all([encode(source), encode(svg), encode(source)]);
  expect(bad).toEqual({ problem: 'wrong-kind' });
  expect(second).toEqual(first);
});
