/** Tones, hats and horns: all that NFD takes off a Latin letter, U+0300 to U+036F. */
export const COMBINING_MARKS = String.fromCodePoint(...Array.from({ length: 0x70 }, (_, at) => 0x300 + at));

const ANY_MARK = new RegExp(`[${COMBINING_MARKS}]`, 'g');

/** Text as people type it in a hurry, so that “dang”, “Đặng” and “ĐẶNG” are found by each other. */
export const withoutMarks = (text: string): string =>
  // NFD leaves đ as it is: its stroke is part of the letter, not a mark.
  text.normalize('NFD').replaceAll(ANY_MARK, '').toLowerCase().replaceAll('đ', 'd');
