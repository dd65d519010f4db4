import { describe, expect, test } from 'vitest';
import type { AnalysedAnswer } from '../japanese/notation/analysed-answer.ts';
import type { Token } from '../japanese/tokens/token.ts';
import { finish } from '../steps.ts';
import { type CarriedModels, carryModels, openCarriedModels } from './carried-models.ts';
import { compileModel } from './compile-model.ts';
import { judge, judgeListening } from './judge.ts';
import type { Lexicon } from './lexicon.ts';

const lexicon: Lexicon = {
  readingsOf: (character) => (character === '水' ? ['すい', 'みず'] : []),
  charactersRead: (reading) => (reading === 'みず' ? '水' : ''),
  spellingsOf: () => [],
  wordReadings: (word) => (word === '水' ? ['みず'] : []),
  isWord: (kana) => kana === 'みず',
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
  text: '水を飲みます',
  parts: [
    {
      kind: 'words',
      tokens: [
        token('水', 'みず', '名詞/一般'),
        token('を', 'を', '助詞/格助詞/一般'),
        token('飲み', 'のみ', '動詞/自立', '飲む', '五段・マ行'),
        token('ます', 'ます', '助動詞', 'ます', '特殊・マス'),
      ],
    },
  ],
};
const water = { id: 7, answers: [answer], blocked: [], register: 'free' } as const;

const sent = JSON.stringify(finish(carryModels([water], lexicon)).carried);
const there = openCarriedModels(JSON.parse(sent) as CarriedModels);
const model = compileModel(water, lexicon);

describe('sentences that were sent as JSON', () => {
  test.each([
    { text: '水を飲みます', why: 'the model' },
    { text: 'みずをのむ', why: 'right, with a note' },
    { text: '水に飲みます', why: 'another particle' },
    { text: 'お茶を飲みます', why: 'another word' },
    { text: '', why: 'nothing' },
  ])('are judged as on the server: “$text”, $why', ({ text }) => {
    expect(there.judge({ sentenceId: 7, mode: 'translate', text })).toEqual(judge(model, text));
    expect(there.judge({ sentenceId: 7, mode: 'listening', text })).toEqual(judgeListening(model, text));
  });

  test('a sentence that is not among them has no judgement', () => {
    there.prepare(8);
    expect(there.judge({ sentenceId: 8, mode: 'translate', text: '水' })).toBeNull();
  });
});
