import type Sharp from 'sharp';
import type { FailOnOptions } from 'sharp';
import {
  IMAGE_ENCODE_S,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE_PX,
  IMAGE_QUALITY,
  IMAGE_WIDTH_PX,
} from '#contract/content-limits.ts';
import { hasTooManyParts, kindOf } from './picture-kinds.ts';

export type EncodedPicture =
  | { readonly bytes: Uint8Array; readonly problem?: never }
  | { readonly problem: 'wrong-kind' | 'too-many-pixels' | 'too-long' | 'broken' };

/** Converts a JPEG, PNG or WebP to WebP: upright, limited in width, and without metadata such as the place. */
export type EncodePicture = (bytes: Uint8Array) => Promise<EncodedPicture>;

/** One at a time: sixteen megapixels take memory, and uploads are not urgent. */
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
    // Reads only the header: the pixels of a picture that is too large are never decoded.
    const { width, height } = await open(bytes, { limitInputPixels: false }).metadata();
    if (width * height > IMAGE_MAX_PIXELS) return { problem: 'too-many-pixels' };
    if (Math.max(width, height) > IMAGE_MAX_SIDE_PX) return { problem: 'too-long' };
    return { bytes: await makeWebp(bytes, open) };
  } catch {
    // Any error of libvips means that the file is damaged.
    return { problem: 'broken' };
  }
}

/**
 * libjpeg gives the same kind of warning for missing pixels and for harmless mistakes in the metadata. Photos of phones
 * often have the latter (https://github.com/lovell/sharp/issues/1578), and are accepted.
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
    if (HARMLESS_WARNINGS.test(String(error))) return make('error');
    throw error;
  });
}

/** The maximum side of a WebP picture. */
const WEBP_MAX_PX = 16_383;
const HARMLESS_WARNINGS = /Invalid SOS parameters|extraneous bytes before marker|unknown JFIF|Unknown Adobe/;

/** Loaded with the first picture, because uploads are rare. All other loaders of libvips are blocked. */
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
