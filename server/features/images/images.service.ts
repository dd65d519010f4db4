import { createHash } from 'node:crypto';
import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE_PX } from '#contract/content-limits.ts';
import type { UploadedFile } from '#contract/fields.ts';
import { imageRefusals } from '#contract/texts/course-writing.ts';
import type { Database } from '#server/db/connect.ts';
import type { EncodePicture } from '#server/gateways/images/encode-picture.ts';
import { badRequest } from '#server/http/errors.ts';
import { imageAddress, imageIdOf } from '#server/http/replies/uploaded-images.ts';
import { createImagesRepository } from './images.repository.ts';

interface ImagesParts {
  readonly db: Database;
  readonly encode: EncodePicture;
}

/** A validated picture. */
export interface Picture {
  /** The digest of its bytes. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

const MEGABYTE = 1024 * 1024;
const MILLION = 1_000_000;
/** 128 bits in hex digits, enough to make collisions impossible in practice. */
const ID_DIGITS = 32;

const problems = {
  'wrong-kind': imageRefusals.wrongKind,
  'too-many-pixels': imageRefusals.tooManyPixels(IMAGE_MAX_PIXELS / MILLION),
  'too-long': imageRefusals.tooLong(IMAGE_MAX_SIDE_PX),
  broken: imageRefusals.broken,
} as const;

export function createImagesService({ db, encode }: ImagesParts) {
  return {
    /** Reads and re-encodes the upload of this field, or throws a 400. */
    async read(file: UploadedFile, field: string): Promise<Picture> {
      if (file.size === 0) throw badRequest(imageRefusals.missing, field);
      if (file.size > IMAGE_MAX_BYTES)
        throw badRequest(imageRefusals.tooLarge(IMAGE_MAX_BYTES / MEGABYTE), field);
      const encoded = await encode(new Uint8Array(await file.arrayBuffer()));
      if (encoded.problem) throw badRequest(problems[encoded.problem], field);
      const { bytes } = encoded;
      return { id: createHash('sha256').update(bytes).digest('hex').slice(0, ID_DIGITS), bytes };
    },

    /** Stores it within the caller's transaction and returns its address. */
    async store({ id, bytes }: Picture, within: Database): Promise<string> {
      await createImagesRepository(within).store(id, bytes);
      return imageAddress(id);
    },

    /** Whether there is a picture at this address; those that belong to the build always exist. */
    async isKnown(address: string): Promise<boolean> {
      const id = imageIdOf(address);
      return id === null || (await createImagesRepository(db).find(id)) !== null;
    },

    find: (id: string): Promise<Uint8Array | null> => createImagesRepository(db).find(id),
  };
}

export type ImagesService = ReturnType<typeof createImagesService>;
