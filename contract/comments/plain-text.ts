import { z } from '../zod.ts';

const LINE_BREAKS = /\r\n?|[\u2028\u2029]/g;
/** More empty lines would only push other comments off the screen. */
const EMPTY_LINES = /\n(?:[^\S\n]*\n){2,}/g;
/** Characters that PostgreSQL rejects or that are invisible. */
const NO_OTHER_CONTROL_CHARACTERS = /^[^\p{Cc}\p{Cs}\n]*(?:\n[^\p{Cc}\p{Cs}\n]*)*$/u;
const SEEN = /[^\p{Z}\p{Cc}\p{Cf}]/u;

/**
 * Lines of plain text as typed; a text with nothing visible becomes empty. The endpoint decides whether that is
 * allowed.
 */
export const plainText = (maxChars: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll(LINE_BREAKS, '\n').replaceAll('\t', ' ')),
    z.overwrite((text) => text.replaceAll(EMPTY_LINES, '\n\n')),
    z.normalize('NFC'),
    z.trim(),
    z.regex(NO_OTHER_CONTROL_CHARACTERS),
    z.overwrite((text) => (SEEN.test(text) ? text : '')),
    z.maxLength(maxChars),
  );
