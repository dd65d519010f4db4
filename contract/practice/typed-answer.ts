import { z } from '../zod.ts';

/**
 * A typed answer. Line breaks, which come with Shift+Enter, become spaces, and so do characters that the database
 * rejects.
 */
export const typedAnswer = (maxChars: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')),
    z.normalize('NFC'),
    z.trim(),
    z.minLength(1),
    z.maxLength(maxChars),
  );
