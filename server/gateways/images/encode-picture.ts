import type Sharp from 'sharp';
import type { FailOnOptions } from 'sharp';
import {
  IMAGE_ENCODE_S,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE_PX,
  IMAGE_QUALITY,
  IMAGE_WIDTH_PX,
} from '#contract/limits.ts';
import { hasTooManyParts, kindOf } from './picture-kinds.ts';

export type EncodedPicture =
  | { readonly bytes: Uint8Array; readonly problem?: never }
  | { readonly problem: 'wrong-kind' | 'too-many-pixels' | 'too-long' | 'broken' };

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
  const kind = kindOf(bytes);
  if (!kind) return { problem: 'wrong-kind' };
  if (hasTooManyParts(bytes, kind)) return { problem: 'broken' };
  const open = await loadSharp();
  try {
    // Of the header alone: the pixels of a picture that is too large are never read.
    const { width, height } = await open(bytes, { limitInputPixels: false }).metadata();
    if (width * height > IMAGE_MAX_PIXELS) return { problem: 'too-many-pixels' };
    if (Math.max(width, height) > IMAGE_MAX_SIDE_PX) return { problem: 'too-long' };
    return { bytes: await makeWebp(bytes, open) };
  } catch {
    // Whatever libvips stumbles over, the file is to blame.
    return { problem: 'broken' };
  }
}

/**
 * libjpeg warns alike of pixels that are missing and of slips in the paperwork. Phones are known for the latter
 * (https://github.com/lovell/sharp/issues/1578), and their photos are whole.
 */
async function makeWebp(bytes: Uint8Array, open: typeof Sharp): Promise<Uint8Array> {
  const make = (failOn: FailOnOptions) =>
    open(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn })
      .autoOrient()
      .resize({ width: IMAGE_WIDTH_PX, height: WEBP_MAX_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: IMAGE_QUALITY })
      .timeout({ seconds: IMAGE_ENCODE_S })
      .toBuffer();
  return make('warning').catch((error: unknown) => {
    if (SLIPS.test(String(error))) return make('error');
    throw error;
  });
}

/** What WebP can hold; a picture of that height is a strip. */
const WEBP_MAX_PX = 16_383;
const SLIPS = /Invalid SOS parameters|extraneous bytes before marker|unknown JFIF|Unknown Adobe/;

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
