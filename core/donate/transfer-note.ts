import { withoutMarks } from '#core/vietnamese/without-marks.ts';

/** The maximum length of the purpose of a payment in EMVCo (tag 62-08). */
export const TRANSFER_NOTE_MAX_CHARS = 25;

const NOT_IN_A_NOTE = /[^A-Z0-9]+/g;

/**
 * The purpose of a transfer, in characters that every bank accepts: uppercase letters without marks, and digits. “Ủng
 * hộ Kakehashi!” becomes “UNG HO KAKEHASHI”; a longer text is cut at the end.
 */
export const transferNote = (text: string): string =>
  withoutMarks(text)
    .toUpperCase()
    .replaceAll(NOT_IN_A_NOTE, ' ')
    .trim()
    .slice(0, TRANSFER_NOTE_MAX_CHARS)
    .trimEnd();
