import { toHiragana } from '#core/japanese/kana.ts';
import { type ContentCheck, mistakesIn } from '../content-check.ts';
import { readShippedWords } from '../words/word.ts';
import {
  checkNotes,
  checkRepeatedNotes,
  checkRomaji,
  checkRowWords,
  checkSentences,
  checkSyllabaries,
  TEXT_MAX_CHARS,
} from './check-kana.ts';
import { readShippedKana } from './kana.ts';

/** Checks the kana course against the rules of content/README.md; text-checks.ts checks its spelling. */
export async function kanaChecks(): Promise<ContentCheck[]> {
  const { rows, lookAlikes, sounds } = await readShippedKana();

  return [
    { rule: 'every kana of both syllabaries is taught once', find: () => checkSyllabaries(rows) },
    { rule: 'typing the romaji of a kana gives the kana', find: () => mistakesIn(rows, checkRomaji) },
    {
      rule: 'the words of a row need only kana that are taught, and show every kana of it',
      find: async () => {
        const words = await readShippedWords();
        return mistakesIn(rows, (row) => checkRowWords(row, rows, words));
      },
    },
    {
      rule: 'notes on kana are short sentences, each of its own',
      find: () => [...mistakesIn(rows, checkNotes), ...checkRepeatedNotes(rows)],
    },
    {
      rule: 'look-alikes and sound notes are short sentences, and no two groups are the same',
      find: () => [
        ...lookAlikes.flatMap(({ tell }) => checkSentences(tell, TEXT_MAX_CHARS.tell)),
        ...lookAlikes
          .map(({ kana }) => kana.toSorted().join('・'))
          .filter((group, at, groups) => groups.indexOf(group) < at)
          .map((group) => `two groups of ${group}`),
        ...mistakesIn(sounds, ({ text }) => checkSentences(text, TEXT_MAX_CHARS.sound)),
        ...mistakesIn(sounds, ({ examples }) => {
          const heard = examples.map(({ kana, say = kana }) => toHiragana(say));
          return new Set(heard).size < heard.length ? ['two examples sound the same'] : [];
        }),
      ],
    },
  ];
}
