import type { SharpOptions } from 'sharp';
import { IMAGE_ENCODE_S, IMAGE_MAX_PIXELS, IMAGE_QUALITY, IMAGE_WIDTH_PX } from '#contract/limits.ts';

export type EncodedPicture =
  | { readonly bytes: Uint8Array; readonly problem?: never }
  | { readonly problem: 'wrong-kind' | 'too-many-pixels' | 'broken' };

/** Makes a WebP of a JPEG, PNG or WebP: upright, no wider than we show it, and without a word of where it was taken. */
export type EncodePicture = (bytes: Uint8Array) => Promise<EncodedPicture>;

/** One at a time: sixteen megapixels take memory, and nobody uploads in a hurry. */
export function createPictureEncoder(): EncodePicture {
  let turn: Promise<unknown> = Promise.resolve();
  return (bytes) => {
    const encoded = turn.then(() => encode(bytes));
    turn = encoded.catch(() => null);
    return encoded;
  };
}

async function encode(bytes: Uint8Array): Promise<EncodedPicture> {
  if (!OURS.test(beginningOf(bytes))) return { problem: 'wrong-kind' };
  const open = await loadSharp();
  try {
    // Of the header alone: the pixels of a picture that is too large are never read.
    const { width, height } = await open(bytes, { limitInputPixels: false }).metadata();
    if (width * height > IMAGE_MAX_PIXELS) return { problem: 'too-many-pixels' };
    const picture = open(bytes, OPTIONS)
      .autoOrient()
      .resize({ width: IMAGE_WIDTH_PX, height: WEBP_MAX_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: IMAGE_QUALITY })
      .timeout({ seconds: IMAGE_ENCODE_S });
    return { bytes: await picture.toBuffer() };
  } catch {
    // Whatever libvips stumbles over, the file is to blame.
    return { problem: 'broken' };
  }
}

const OPTIONS: SharpOptions = { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' };
/** What WebP can hold; a picture of that height is a strip. */
const WEBP_MAX_PX = 16_383;

/** How JPEG, PNG and WebP files begin: a name or a declared type proves nothing. */
const OURS = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF[^]{4}WEBP)/;
const BEGINNING_BYTES = 12;
const beginningOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, BEGINNING_BYTES)).toString('latin1');

/** Loaded with the first picture: most days bring none. Every other loader of libvips stays shut. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
}
