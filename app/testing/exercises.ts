import { fireEvent, screen, within } from '@testing-library/react';
import { exercisePlayerTexts as texts } from '#contract/texts/exercise-player.ts';
import type { ExerciseKind } from '#core/exercises/exercise.ts';
import type { Exercise } from '#core/exercises/kinds.ts';
import type { CarriedModels } from '#core/grading/carried-models.ts';

/** All kinds of exercises of two shipped sentences, and what the judge needs for them. */

const wakingUp = {
  sentenceId: 401,
  vietnamese: 'Mỗi sáng tôi thức dậy lúc sáu giờ.',
  japanese: '私[わたし]は毎朝[まいあさ]六[ろく]時[じ]に起[お]きます。',
};
const noTelevision = {
  sentenceId: 405,
  vietnamese: 'Buổi sáng tôi không xem ti vi.',
  japanese: '朝[あさ]はテレビを見[み]ません。',
};
const BREAKFAST = 'Bạn ăn sáng lúc mấy giờ?';

export const exercises: readonly Exercise[] = [
  {
    ...wakingUp,
    kind: 'match-pairs',
    words: ['毎朝[まいあさ]', '起[お]きる', 'テレビ'],
    meanings: ['ti vi', 'mỗi sáng', 'thức dậy'],
    partners: [1, 2, 0],
  },
  {
    ...wakingUp,
    kind: 'meaning-choice',
    choices: ['Tôi ra khỏi nhà lúc tám giờ.', wakingUp.vietnamese, noTelevision.vietnamese, BREAKFAST],
    right: 1,
  },
  {
    ...wakingUp,
    kind: 'heard-choice',
    choices: [
      wakingUp.japanese,
      '私[わたし]は毎朝[まいあさ]六[ろく]時[じ]に起[お]きません。',
      '八[はち]時[じ]に家[いえ]を出[で]ます。',
    ],
    right: 0,
  },
  {
    ...wakingUp,
    kind: 'tiles',
    tiles: ['六[ろく]時[じ]に', '起[お]きます', '毎朝[まいあさ]', '浴[あ]びます', '私[わたし]は'],
  },
  {
    ...wakingUp,
    kind: 'particle-blank',
    before: '私[わたし]は毎朝[まいあさ]六[ろく]時[じ]',
    after: '起[お]きます。',
    choices: ['に', 'を', 'の'],
    right: 0,
  },
  {
    ...wakingUp,
    kind: 'form-blank',
    before: '私[わたし]は毎朝[まいあさ]六[ろく]時[じ]に',
    after: '。',
    base: '起[お]きる',
    options: { choices: ['起[お]きません', '起[お]きます', '起[お]きて', '起[お]きた'], right: 1 },
  },
  { ...wakingUp, kind: 'dictation' },
  { ...wakingUp, kind: 'free-translation' },
  {
    ...noTelevision,
    kind: 'meaning-choice',
    choices: [noTelevision.vietnamese, 'Tôi đọc báo trước bữa sáng.', BREAKFAST],
    right: 0,
  },
  {
    ...noTelevision,
    kind: 'tiles',
    tiles: ['毎朝[まいあさ]', '見[み]ません', 'を', '今朝[けさ]', '朝[あさ]', 'は', 'テレビ'],
  },
  {
    ...noTelevision,
    kind: 'particle-blank',
    before: '朝[あさ]はテレビ',
    after: '見[み]ません。',
    choices: ['の', 'で', 'を', 'に'],
    right: 2,
  },
  {
    ...noTelevision,
    kind: 'form-blank',
    before: '朝[あさ]はテレビを',
    after: '。',
    base: '見[み]る',
    options: null,
  },
  { ...noTelevision, kind: 'free-translation' },
];

const word = (surface: string, reading: string, pos: string, base = surface, conjugation = '') => ({
  surface,
  reading,
  pos,
  base,
  conjugation,
});
const wa = word('は', 'は', '助詞/係助詞');
const fullStop = word('。', '', '記号/句点');

const sentenceOf = (id: number, text: string, tokens: readonly ReturnType<typeof word>[]) => ({
  id,
  answers: [{ text, parts: [{ kind: 'words' as const, tokens }] }],
  blocked: [],
  register: 'free' as const,
});

export const exerciseModels: CarriedModels = {
  sentences: [
    sentenceOf(401, '私は毎朝六時に起きます。', [
      word('私', 'わたし', '名詞/代名詞/一般'),
      wa,
      word('毎朝', 'まいあさ', '名詞/副詞可能'),
      word('六', 'ろく', '名詞/数'),
      word('時', 'じ', '名詞/接尾/助数詞'),
      word('に', 'に', '助詞/格助詞/一般'),
      word('起き', 'おき', '動詞/自立', '起きる', '一段'),
      word('ます', 'ます', '助動詞', 'ます', '特殊・マス'),
      fullStop,
    ]),
    sentenceOf(405, '朝はテレビを見ません。', [
      word('朝', 'あさ', '名詞/副詞可能'),
      wa,
      word('テレビ', 'てれび', '名詞/一般'),
      word('を', 'を', '助詞/格助詞/一般'),
      word('見', 'み', '動詞/自立', '見る', '一段'),
      word('ませ', 'ませ', '助動詞', 'ます', '特殊・マス'),
      word('ん', 'ん', '助動詞', 'ん', '不変化型'),
      fullStop,
    ]),
  ],
  lexicon: {
    readingsOf: {},
    charactersRead: {},
    spellingsOf: {},
    wordReadings: {},
    words: [],
    synonymsOf: {},
  },
};

export const choose = (at: number) => {
  const choices = screen.getByRole('radiogroup', { name: texts.choices });
  fireEvent.click(within(choices).getAllByRole('radio')[at] ?? document.body);
};
export const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

export const tilesIn = (list: string) =>
  within(screen.getByRole('list', { name: list })).queryAllByRole<HTMLButtonElement>('button');
export const tileNamed = (list: string, text: string) =>
  tilesIn(list).find((tile) => tile.textContent?.startsWith(text) && !tile.disabled) ?? document.body;
/** A tap of a finger has a detail, a click by keyboard has none. */
const tap = (tile: HTMLElement) => fireEvent.click(tile, { detail: 1 });

/** Those of the try before go back first. */
function lay(...starts: readonly string[]): void {
  tilesIn(texts.ownSentence).forEach(tap);
  for (const text of starts) tap(tileNamed(texts.pieces, text));
}

/** A word that is chosen loses its meaning; each meaning goes to the next word that has none, from the first on. */
function match(...meanings: readonly string[]): void {
  for (const start of [/^テレビ/u, /^起/u, /^毎朝/u])
    fireEvent.click(screen.getByRole('button', { name: start }));
  for (const name of meanings) fireEvent.click(screen.getByRole('button', { name }));
}

/** What somebody does to answer the first exercise of each kind, before “Kiểm tra”. */
export const byTouch: Record<ExerciseKind, { readonly right: () => void; readonly wrong: () => void }> = {
  'match-pairs': {
    right: () => match('mỗi sáng', 'thức dậy', 'ti vi'),
    wrong: () => match('thức dậy', 'mỗi sáng', 'ti vi'),
  },
  'meaning-choice': { right: () => choose(1), wrong: () => choose(3) },
  'heard-choice': { right: () => choose(0), wrong: () => choose(1) },
  tiles: { right: () => lay('私', '毎朝', '六', '起'), wrong: () => lay('私', '毎朝', '六', '浴') },
  'particle-blank': { right: () => choose(0), wrong: () => choose(1) },
  'form-blank': { right: () => choose(1), wrong: () => choose(0) },
  dictation: { right: () => type('私は毎朝六時に起きます'), wrong: () => type('私は毎朝六時に起きません') },
  'free-translation': { right: () => type('毎朝六時に起きます。'), wrong: () => type('毎朝六時を起きます') },
};
