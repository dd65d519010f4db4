import type { ExplainingTexts } from '#contract/practice/carried-endpoints.ts';
import { type CarriedModels, carryModels } from '#core/grading/carried-models.ts';
import type { Lexicon } from '#core/grading/lexicon.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import { finish } from '#core/steps.ts';

/** What a device keeps of the lesson of `practice.ts`. */

const token = (surface: string, reading: string, pos: string, base = surface, conjugation = ''): Token => ({
  surface,
  reading,
  pos,
  base,
  conjugation,
});
const masu = token('ます', 'ます', '助動詞', 'ます', '特殊・マス');
const WATER = [
  token('水', 'みず', '名詞/一般'),
  token('を', 'を', '助詞/格助詞/一般'),
  token('飲み', 'のみ', '動詞/自立', '飲む', '五段・マ行'),
  masu,
];
const STUDY = [
  token('勉強', 'べんきょう', '名詞/サ変接続'),
  token('し', 'し', '動詞/自立', 'する', 'サ変・スル'),
  masu,
];
const lexicon: Lexicon = {
  readingsOf: (character) => (character === '水' ? ['すい', 'みず'] : []),
  charactersRead: (reading) => (reading === 'みず' ? '水' : ''),
  spellingsOf: () => [],
  wordReadings: (word) => (word === '水' ? ['みず'] : []),
  isWord: (kana) => kana === 'みず',
  synonymsOf: () => [],
};
const sentence = (id: number, text: string, tokens: readonly Token[]) =>
  ({
    id,
    answers: [{ text, parts: [{ kind: 'words', tokens }] }],
    blocked: [],
    register: 'free',
  }) as const;

export const carriedModels: CarriedModels = finish(
  carryModels([sentence(401, '水を飲みます。', WATER), sentence(402, '勉強します。', STUDY)], lexicon),
).carried;

const mistake = {
  wrong: '昨日飲みます。',
  right: '昨日[きのう]飲[の]みました。',
  why: 'Hôm qua là quá khứ.',
};

/** With the one text that a wrong tense refers to. */
export const explainingTexts: ExplainingTexts = {
  points: [],
  contrasts: [
    {
      id: 'masu-mashita',
      title: '〜ます và 〜ました',
      summary: 'ました nói việc đã xong.',
      mistakes: [mistake],
    },
  ],
};
