import { z } from '../zod.ts';

const LINE_BREAKS = /\r\n?|[\u2028\u2029]/g;
/** More would only push others off the screen. */
const EMPTY_LINES = /\n(?:[^\S\n]*\n){2,}/g;
/** What PostgreSQL takes for no text, and what no reader sees. */
const NO_OTHER_CONTROL_CHARACTERS = /^[^\p{Cc}\p{Cs}\n]*(?:\n[^\p{Cc}\p{Cs}\n]*)*$/u;
const SEEN = /[^\p{Z}\p{Cc}\p{Cf}]/u;

/** Lines of plain text as somebody typed them; what shows nothing is empty. Whether it may be is the endpoint's matter. */
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
