/** The columns of a word in a table: in the files of `content/dictionary` and in the CSV of the admin. */
export const WORD_COLUMNS = [
  'id',
  'kanji',
  'hiragana',
  'sino',
  'mean',
  'type',
  'wordClass',
  'examples',
  'cognate',
  'variants',
] as const;
export type WordColumn = (typeof WORD_COLUMNS)[number];
