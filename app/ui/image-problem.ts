import { IMAGE_MAX_BYTES } from '#contract/limits.ts';
import { imageRefusals } from '#contract/texts/courses.ts';
import { IMAGE_MAX_MEGABYTES } from '#contract/texts/files.ts';

export const IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** What a browser can see of a picture that the server will refuse; what is inside, only the server knows. */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!IMAGE_TYPES.includes(type)) return imageRefusals.wrongKind;
  if (size > IMAGE_MAX_BYTES) return imageRefusals.tooLarge(IMAGE_MAX_MEGABYTES);
  return null;
}
