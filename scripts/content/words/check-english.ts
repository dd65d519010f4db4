import { englishKey } from '#core/tail/english-keys.ts';
import type { EnglishOfWord } from '#core/tail/own-words.ts';
import type { Word } from './word.ts';

/** The table is for words that no package has: with more, another source should be found. */
const ROWS_MAX = 800;
const GLOSSES_MAX = 5;

/** A row is of a word of ours under its headword, once, with different glosses. */
export function checkEnglish(rows: readonly EnglishOfWord[], words: ReadonlyMap<number, Word>): string[] {
  const mistakes = rows.flatMap(({ wordId, kanji, glosses }, at) => {
    const before = rows[at - 1];
    const keys = new Set(glosses.map(englishKey));
    return [
      ...(words.get(wordId)?.kanji === kanji ? [] : [`${wordId} is not ${kanji}`]),
      ...(before && before.wordId >= wordId ? [`${kanji}: rows are ordered by id, each id once`] : []),
      ...(keys.size < glosses.length ? [`${kanji}: a gloss stands twice`] : []),
      ...(glosses.length > GLOSSES_MAX ? [`${kanji}: more than ${GLOSSES_MAX} glosses`] : []),
    ];
  });
  return rows.length > ROWS_MAX ? [...mistakes, `${rows.length} rows, ${ROWS_MAX} are enough`] : mistakes;
}

const KATAKANA = /^[ァ-ヶー]+$/u;

/** Loanwords are what learners ask for in English: each has a row, unless the tail has it. */
export function checkKatakanaEnglish(
  rows: readonly EnglishOfWord[],
  words: Iterable<Word>,
  isInTail: (spelling: string) => boolean,
): string[] {
  const known = new Set(rows.map(({ wordId }) => wordId));
  return [...words]
    .filter(({ id, kanji, variants }) => {
      const spellings = [kanji, ...variants.split('、').filter(Boolean)];
      return KATAKANA.test(kanji) && !known.has(Number(id)) && !spellings.some(isInTail);
    })
    .map(({ id, kanji }) => `${id}: ${kanji} has no English`);
}
