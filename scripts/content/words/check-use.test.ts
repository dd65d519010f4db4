import { expect, test } from 'vitest';
import { checkUse } from './check-use.ts';
import { wordWith } from './word-for-test.ts';
import type { Word } from './word.ts';

const NONE = /^$/;
const open = wordWith({ id: '2', kanji: '開ける', wordClass: 'verb-ichidan' });
const opening = wordWith({ id: '3', kanji: '閉まる', wordClass: 'verb-godan', partner: '1' });
const naming = wordWith({ id: '4', kanji: '家', antonyms: [['1', '']] });
const byId = new Map([wordWith(), open, opening, naming].map((word) => [word.id, word]));
const verb: Partial<Word> = { kanji: '開く', wordClass: 'verb-godan', particles: [['が', 'cửa']] };

const cases: readonly { word: Partial<Word>; mistake: RegExp; why: string }[] = [
  { word: {}, mistake: NONE, why: 'nothing is said' },
  { word: { mean: 'ngồi (kính ngữ)' }, mistake: /formality is empty/, why: 'honorific by its meaning only' },
  { word: { mean: 'ngồi (kính ngữ)', formality: 'honorific' }, mistake: NONE, why: 'both say it' },
  { word: { mean: 'búa; gà mờ (thân mật)' }, mistake: NONE, why: 'one sense of two' },
  { word: { mean: 'là (lịch sự hơn だ)' }, mistake: NONE, why: 'a comparison' },
  { word: { collocations: [['学校[がっこう]に行[い]く', 'đi học']] }, mistake: NONE, why: 'a phrase' },
  {
    word: { collocations: [['家[いえ]に帰[かえ]る', 'về nhà']] },
    mistake: /contain the word/,
    why: 'another word',
  },
  { word: { collocations: [['学校に行[い]く', 'đi học']] }, mistake: /without reading/, why: 'no reading' },
  { word: { collocations: [['学校[がっこう]', '']] }, mistake: /needs a meaning/, why: 'no meaning' },
  {
    word: { collocations: [['学校[がっこう]', 'Trường.']] },
    mistake: /full stop/,
    why: 'a sentence as meaning',
  },
  {
    word: { kanji: 'カサ', variants: '傘', collocations: [['傘[かさ]を差[さ]す', 'che ô']] },
    mistake: NONE,
    why: 'a variant',
  },
  {
    word: {
      particles: [
        ['に', 'nơi đến'],
        ['を', 'vật'],
      ],
    },
    mistake: NONE,
    why: 'two particles',
  },
  {
    word: {
      particles: [
        ['に', 'nơi đến'],
        ['に', 'vật'],
      ],
    },
    mistake: /twice/,
    why: 'one particle twice',
  },
  { word: { particles: [['に', '']] }, mistake: /needs a note/, why: 'what does it mark?' },
  { word: { ...verb, particles: [] }, mistake: /without particles/, why: 'a verb' },
  {
    word: { ...verb, kanji: '気がする', particles: [] },
    mistake: NONE,
    why: 'a particle inside the verb',
  },
  { word: { ...verb, partner: '2' }, mistake: NONE, why: 'a partner' },
  { word: { ...verb, partner: '99' }, mistake: /no word/, why: 'a partner that does not exist' },
  { word: { ...verb, partner: '1' }, mistake: /two verbs/, why: 'its own partner' },
  { word: { partner: '2' }, mistake: /two verbs/, why: 'a noun has no partner' },
  { word: { ...verb, partner: '3' }, mistake: /too: only/, why: 'partners of each other' },
  { word: { warning: 'Cẩn thận.' }, mistake: NONE, why: 'a warning' },
  { word: { warning: 'Cẩn thận' }, mistake: /full stop/, why: 'half a sentence' },
  { word: { antonyms: [['2', 'Khác.']] }, mistake: NONE, why: 'an antonym' },
  { word: { antonyms: [['2', '']] }, mistake: NONE, why: 'nothing to explain' },
  { word: { antonyms: [['2', 'khác']] }, mistake: /no sentence/, why: 'a difference that is no sentence' },
  { word: { antonyms: [['1', '']] }, mistake: /no other word/, why: 'its own antonym' },
  { word: { antonyms: [['4', '']] }, mistake: /one of the two/, why: 'written on both sides' },
];

test.each(cases)('$why', ({ word, mistake }) => {
  expect(checkUse(wordWith(word), new Map([...byId, ['1', wordWith(word)]])).join('\n')).toMatch(mistake);
});
