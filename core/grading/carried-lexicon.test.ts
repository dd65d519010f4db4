import { describe, expect, test } from 'vitest';
import type { AnalysedAnswer } from '../japanese/notation/analysed-answer.ts';
import type { Token } from '../japanese/tokens/token.ts';
import { lexiconFrom, recordLexicon } from './carried-lexicon.ts';
import { compileModel } from './compile-model.ts';
import { judge, judgeListening } from './judge.ts';
import type { Lexicon } from './lexicon.ts';

const READINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['私', ['し', 'わたし']],
  ['橋', ['きょう', 'はし']],
  ['箸', ['はし']],
  ['渡', ['と', 'わた']],
]);
const lexicon: Lexicon = {
  readingsOf: (character) => READINGS.get(character) ?? [],
  charactersRead: (reading) =>
    [...READINGS].flatMap(([character, readings]) => (readings.includes(reading) ? character : [])).join(''),
  spellingsOf: (word) => (word === 'はし' ? ['橋', '箸'] : []),
  wordReadings: (word) => (word === '橋' ? ['はし'] : []),
  isWord: (kana) => ['はし', 'はじ'].includes(kana),
  synonymsOf: () => [],
};

const token = (surface: string, reading: string, pos: string, base = surface, conjugation = ''): Token => ({
  surface,
  reading,
  pos,
  base,
  conjugation,
});
const answer: AnalysedAnswer = {
  text: '橋を渡ります',
  parts: [
    {
      kind: 'words',
      tokens: [
        token('橋', 'はし', '名詞/一般'),
        token('を', 'を', '助詞/格助詞/一般'),
        token('渡り', 'わたり', '動詞/自立', '渡る', '五段・ラ行'),
        token('ます', 'ます', '助動詞', 'ます', '特殊・マス'),
      ],
    },
  ],
};
const sentence = { answers: [answer], blocked: [], register: 'free' } as const;

describe('a recorded lexicon, sent as JSON', () => {
  const recorded = recordLexicon(lexicon);
  const model = compileModel(sentence, recorded.lexicon);
  const sent: unknown = JSON.parse(JSON.stringify(recorded.carried()));
  const carried = sent as ReturnType<typeof recorded.carried>;
  const modelThere = compileModel(sentence, lexiconFrom(carried));

  test.each([
    { typed: 'はしをわたります', why: 'right, by its reading' },
    { typed: '橋を渡る', why: 'right, with a note' },
    { typed: '箸を渡ります', why: 'another character of the same sound' },
    { typed: 'はじをわたります', why: 'one wrong kana that makes another word' },
    { typed: 'はしをわたりまず', why: 'one wrong kana' },
    { typed: '橋で渡ります', why: 'another particle' },
    { typed: '', why: 'nothing' },
  ])('gives the same judgement as the full lexicon: $typed, $why', ({ typed }) => {
    expect(judge(modelThere, typed)).toEqual(judge(model, typed));
    expect(judgeListening(modelThere, typed)).toEqual(judgeListening(model, typed));
  });

  test('holds only questions that had an answer', () => {
    const { lexicon: asked, carried: noted } = recordLexicon(lexicon);
    for (const character of ['橋', '橋', '龍']) asked.readingsOf(character);
    for (const reading of ['はし', 'ぬ']) asked.charactersRead(reading);
    for (const word of ['はし', 'やま']) asked.spellingsOf(word);
    for (const kana of ['はじ', 'はぢ']) asked.isWord(kana);
    expect(noted()).toEqual({
      readingsOf: { 橋: ['きょう', 'はし'] },
      charactersRead: { はし: '橋箸' },
      spellingsOf: { はし: ['橋', '箸'] },
      wordReadings: {},
      synonymsOf: {},
      words: ['はじ'],
    });
  });

  test.each(['constructor', '__proto__', 'toString', ''])('has no answer for “%s”', (question) => {
    const there = lexiconFrom(carried);
    expect(there.readingsOf(question)).toEqual([]);
    expect(there.charactersRead(question)).toBe('');
    expect(there.isWord(question)).toBe(false);
  });
});
