/** All marks that NFD separates from a Latin letter, U+0300 to U+036F. */
export const COMBINING_MARKS = String.fromCodePoint(...Array.from({ length: 0x70 }, (_, at) => 0x300 + at));

const ANY_MARK = new RegExp(`[${COMBINING_MARKS}]`, 'g');

/** Text without marks, in lower case, so that “dang”, “Đặng” and “ĐẶNG” match each other. */
export const withoutMarks = (text: string): string =>
  // NFD does not change đ: its stroke is part of the letter, not a mark.
  text.normalize('NFD').replaceAll(ANY_MARK, '').toLowerCase().replaceAll('đ', 'd');
