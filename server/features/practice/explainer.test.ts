import { describe, expect, test } from 'vitest';
import { explanationTexts } from '#contract/texts/explanations.ts';
import { headwordsOf } from '#core/dictionary/headwords.ts';
import type { Mistake } from '#core/grading/judgement.ts';
import type { HeadwordEntry } from '#server/features/dictionary/headwords.service.ts';
import { createExplainer } from './explainer.ts';

const word = (id: number, kanji: string, hiragana: string, mean: string): HeadwordEntry => ({
  id,
  kanji,
  hiragana,
  mean,
  sino: '',
  variants: '',
  type: 'N5',
});
const known = headwordsOf([
  word(1, '犬', 'いぬ', 'chó, con chó'),
  word(2, '猫', 'ねこ', 'mèo, con mèo'),
  word(3, '少し', 'すこし', 'một chút'),
  word(4, 'ちょっと', 'ちょっと', 'một chút'),
  word(5, '書く', 'かく', 'viết'),
  word(6, 'する', 'する', 'làm'),
  word(7, '自転車', 'じてんしゃ', 'xe đạp'),
  word(8, 'できるだけ', 'できるだけ', 'càng… càng tốt'),
  word(9, 'なるべく', 'なるべく', 'cố gắng'),
]);
const link = (words: number[], difference: string) => ({
  words,
  difference,
  interchangeable: false,
  except: [],
  only: [],
  prompt: [],
  oneWay: false,
  particles: [],
});
const explain = await createExplainer({
  grammar: { find: () => null, findContrast: () => null },
  headwords: async () => known,
  kanji: { rubyOf: (spelling, reading) => `${spelling}[${reading}]` },
  synonyms: [link([3, 4], 'ちょっと thân mật hơn 少し.'), link([8, 9], 'できるだけ mạnh hơn なるべく.')],
})();

const span = (text: string) => ({ start: 0, end: text.length, text });
const mistake = (code: Mistake['code'], expected: string, typed: string): Mistake => ({
  code,
  model: span(expected),
  typed: span(typed),
});

const { wordWrong, wordExtra } = explanationTexts;

describe('the typed word explains the mistake', () => {
  test.each([
    { of: mistake('word-wrong', '犬', '猫'), rule: wordWrong('mèo'), why: 'its first meaning' },
    { of: mistake('word-wrong', '読みます', '書きました'), rule: wordWrong('viết'), why: 'in any form' },
    { of: mistake('word-wrong', '車', '自転車'), rule: wordWrong('xe đạp'), why: 'it contains the other' },
    {
      of: mistake('word-extra', '', 'じてんしゃ'),
      rule: wordExtra('xe đạp'),
      why: 'a word too many, in kana',
    },
    {
      of: mistake('word-wrong', 'ちょっと', '少し'),
      rule: wordWrong('một chút'),
      why: 'the difference would tell a word that is not shown in full',
    },
    {
      of: mistake('word-wrong', '少し', 'ちょっと'),
      rule: 'ちょっと thân mật hơn 少し.',
      why: 'how the two differ',
    },
  ])('$of.typed.text for $of.model.text: $why', ({ of, rule }) => {
    expect(explain(of)).toMatchObject({ kind: 'word', rule });
  });
});

describe('the typed word explains nothing', () => {
  test.each([
    { of: mistake('word-wrong', '書きます', '書'), why: 'a fragment of the right one' },
    { of: mistake('word-wrong', '犬', 'いぬい'), why: 'no word' },
    { of: mistake('word-extra', '', 'して'), why: 'a grammatical word' },
    { of: mistake('word-wrong', '犬', 'ねこ'), why: 'short kana are words by chance' },
    { of: mistake('word-wrong', '犬', '猫'.repeat(50)), why: 'too long for a word' },
    { of: mistake('verb-form', '書きます', '書く'), why: 'the word is right' },
    { of: mistake('word-wrong', '書きました', '書くだろう'), why: 'another form of the same word' },
  ])('$of.typed.text for $of.model.text: $why', ({ of }) => {
    expect(explain(of)).toBeNull();
  });
});

test('it has its reading and leads to the dictionary', () => {
  expect(explain(mistake('word-wrong', '犬', '猫'))).toMatchObject({ id: '2', title: '猫[ねこ]' });
});
