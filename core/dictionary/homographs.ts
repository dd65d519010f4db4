import { hasKanji, toHiragana } from '../japanese/kana.ts';

interface WrittenWord {
  readonly id: number;
  readonly kanji: string;
  readonly hiragana: string;
  /** Other spellings, separated by 、. */
  readonly variants: string;
}

/** The ids of the other words that are easily taken for a word, in the order of the words. */
interface Alike {
  /** 市場 is read しじょう and いちば. */
  readonly sameSpelling: readonly number[];
  /** 早い and 速い are both はやい. */
  readonly sameReading: readonly number[];
}

/** Finds for each word those that are written or read alike. `words` are in the order in which they are to be shown. */
export function createHomographs(words: Iterable<WrittenWord>): (word: WrittenWord) => Alike {
  const bySpelling = new Map<string, number[]>();
  const byReading = new Map<string, number[]>();
  for (const word of words) {
    for (const spelling of spellingsOf(word)) add(bySpelling, spelling, word.id);
    add(byReading, readingOf(word), word.id);
  }
  return (word) => {
    const readAlike = byReading.get(readingOf(word)) ?? [];
    const isOther = (id: number) => id !== word.id;
    const spelt = spellingsOf(word).flatMap((spelling) => bySpelling.get(spelling) ?? []);
    return {
      sameSpelling: [...new Set(spelt)].filter((id) => isOther(id) && !readAlike.includes(id)),
      sameReading: readAlike.filter(isOther),
    };
  };
}

/** A spelling in kana is a reading. */
const spellingsOf = ({ kanji, variants }: WrittenWord): string[] =>
  [kanji, ...variants.split('、')].filter(hasKanji);

const readingOf = ({ hiragana }: WrittenWord) => toHiragana(hiragana);

function add(index: Map<string, number[]>, key: string, id: number): void {
  const ids = index.get(key);
  if (ids) ids.push(id);
  else index.set(key, [id]);
}
