import { z } from '../zod.ts';

/** What a learner typed. Line breaks, which come with Shift+Enter, are spaces, and so is what the database takes for no text. */
export const typedAnswer = (maxChars: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')),
    z.normalize('NFC'),
    z.trim(),
    z.minLength(1),
    z.maxLength(maxChars),
  );
