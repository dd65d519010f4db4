import { describe, expect, test } from 'vitest';
import { asksBack, hearJapanese, isLost, isNegated, isQuestion } from './hear.ts';

describe('what counts as Japanese', () => {
  test.each([
    { typed: '私はランです。', heard: '私はランです。', why: 'Japanese script' },
    { typed: 'ﾍﾞﾄﾅﾑです', heard: 'ベトナムです', why: 'half-width kana' },
    { typed: 'watashi wa ran desu', heard: 'わたしはらんです', why: 'romaji, は written as it sounds' },
    {
      typed: 'watashi wa Nam desu.',
      heard: 'わたしはNamです。',
      why: 'a name that cannot be written in kana',
    },
    { typed: 'hai, daijoubu desu!', heard: 'はい、だいじょうぶです！', why: 'punctuation stays' },
    { typed: 'hai', heard: 'はい', why: 'a single word' },
    { typed: '私はNguyễnです', heard: '私はNguyễnです', why: 'a name in Latin letters' },
    { typed: 'Tôi là Lan', heard: null, why: 'Vietnamese' },
    { typed: 'toi ten la Nam', heard: null, why: 'Vietnamese without marks' },
    { typed: 'I am a student', heard: null, why: 'English' },
    { typed: '123!', heard: null, why: 'no words' },
  ])('$why: $typed', ({ typed, heard }) => {
    expect(hearJapanese(typed)).toBe(heard);
  });
});

describe('did not understand', () => {
  test.each([
    { said: 'わかりません。', lost: true },
    { said: 'すみません、よく分かりません', lost: true },
    { said: 'もう一度お願いします', lost: true },
    { said: 'すみません、もういちどいってください。', lost: true },
    { said: 'ゆっくり話してください', lost: true },
    { said: 'えっ？', lost: true },
    { said: '何ですか', lost: true },
    { said: 'はい、わかりました。', lost: false },
    { said: 'はい、わかります。', lost: false },
    { said: '道がわかりません', lost: false },
    { said: 'もう一度日本へ行きたいです', lost: false },
    { said: '家でゆっくりします。', lost: false },
    { said: 'おすすめは何ですか', lost: false },
  ])('$said: $lost', ({ said, lost }) => {
    expect(isLost(said)).toBe(lost);
  });
});

test.each([
  { said: 'ベトナムから来ました。田中さんは？', back: true },
  { said: 'あなたはどうですか', back: true },
  { said: '田中さんは日本人です', back: false },
  { said: 'ラーメンが好きです', back: false },
])('asks back: $said: $back', ({ said, back }) => {
  expect(asksBack(said)).toBe(back);
});

test.each([
  { said: 'これはいくらですか', question: true },
  { said: '田中さんは？', question: true },
  { said: '二人です。待ちますか。', question: false, why: 'an answer comes first' },
  { said: 'そうですか。', question: false },
  { said: 'ラーメンが好きです', question: false },
])('only a question: $said: $question', ({ said, question }) => {
  expect(isQuestion(said)).toBe(question);
});

test.each([
  { said: '好きじゃありません', negated: true },
  { said: '食べない', negated: true },
  { said: 'すみません、駅へ行きたいです', negated: false },
])('negated: $said: $negated', ({ said, negated }) => {
  expect(isNegated(said)).toBe(negated);
});
