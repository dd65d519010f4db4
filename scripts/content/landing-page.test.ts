import { expect, test } from 'vitest';
import { featureSamples, heroWords, soundBridges } from '#contract/texts/home.ts';
import { hanVietBridges } from '#core/hanviet/sound-bridge.ts';
import { toHiragana } from '#core/japanese/kana.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { openTestKanji } from '#server/testing/data/test-kanji.ts';
import { readShippedWords } from './words/word.ts';

/** The examples on the landing page must match the dictionary. */

const library = await openTestKanji();
const { hanVietOf } = createKanjiService(library);
const words = await readShippedWords();

const bridges: { kanji: string; hanViet: string; kana: string }[] = soundBridges.flatMap(({ examples }) => [
  ...examples,
]);

test.each(bridges)(
  '$kanji is $hanViet and has the reading $kana by that rule',
  ({ kanji, hanViet, kana }) => {
    const known = library.find(kanji);
    expect(known?.hanViet[0]).toBe(hanViet);
    expect(hanVietBridges([hanViet], known?.on ?? []).map(({ on }) => toHiragana(on))).toContain(kana);
  },
);

const { search } = featureSamples;

test.each([
  ...heroWords.map(({ vietnamese, ...word }) => ({ ...word, mean: vietnamese })),
  { kanji: search.word, kana: search.reading, hanViet: search.hanViet, mean: search.mean },
])('$kanji is in the dictionary as the page shows it', ({ kanji, kana, hanViet, mean }) => {
  const entry = words.find((word) => word.kanji === kanji);
  expect(entry?.hiragana).toBe(kana);
  expect(entry?.mean.split(/[,;] /)).toContain(mean);
  expect((entry?.sino || hanVietOf(kanji)).toLowerCase()).toBe(hanViet.toLowerCase());
});
