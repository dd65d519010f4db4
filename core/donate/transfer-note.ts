import { withoutMarks } from '#core/vietnamese/without-marks.ts';

/** As long as EMVCo lets the purpose of a payment be (tag 62-08). */
export const TRANSFER_NOTE_MAX_CHARS = 25;

const NOT_IN_A_NOTE = /[^A-Z0-9]+/g;

/**
 * What a transfer is for, in the letters that every bank takes: plain capitals and digits. “Ủng hộ Kakehashi!” becomes
 * “UNG HO KAKEHASHI”; what is too long loses its end.
 */
export const transferNote = (text: string): string =>
  withoutMarks(text)
    .toUpperCase()
    .replaceAll(NOT_IN_A_NOTE, ' ')
    .trim()
    .slice(0, TRANSFER_NOTE_MAX_CHARS)
    .trimEnd();
