/** The kind of a word; its inflection follows from it. */
export const WORD_CLASSES = [
  'noun',
  'noun-suru',
  'pronoun',
  'verb-godan',
  'verb-ichidan',
  'verb-irregular',
  'adjective-i',
  'adjective-na',
  'adverb',
  'prenoun',
  'conjunction',
  'particle',
  'auxiliary',
  'interjection',
  'number',
  'counter',
  'prefix',
  'suffix',
  'expression',
] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/** In which situation a word is used, if not in all. */
export const FORMALITIES = ['casual', 'polite', 'honorific', 'humble', 'written', 'rude'] as const;
export type Formality = (typeof FORMALITIES)[number];

/**
 * How a Japanese word compares with the Vietnamese word of the same characters: `reversed` means the same in another
 * order (平和, hòa bình), `rare` means the same but is seldom used in Vietnamese (現金, hiện kim).
 */
export const COGNATE_KINDS = ['same', 'reversed', 'rare', 'shifted', 'false-friend'] as const;
