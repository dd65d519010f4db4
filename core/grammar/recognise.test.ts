import { expect, test } from 'vitest';
import { finish } from '../steps.ts';
import { pointWith } from './grammar-for-test.ts';
import { recognisingSteps } from './recognise.ts';
import { wordsFrom } from './words-for-test.ts';

const points = [
  pointWith({ id: 'te-joining', find: ['@動詞 <て|で>'] }),
  pointWith({ id: 'te-iru', find: ['@動詞 <て|で =いる>', '<てる>'] }),
  pointWith({ id: 'wa', find: ['<は>'] }),
  pointWith({ id: 'ni', find: ['<に>'] }),
  pointWith({ id: 'ni-wa', find: ['<に は>'] }),
  pointWith({ id: 'moshi', find: ['もし … たら'] }),
  pointWith({ id: 'rain', find: ['雨'] }),
  pointWith({ id: 'passive', find: ['<@動詞 =れる>'] }),
  pointWith({ id: 'te-shimau', find: ['<@動詞 =れる? て =しまう>'] }),
  pointWith({ id: 'shimau', find: ['<=しまう>'] }),
];

const recognised = (sentence: string) =>
  finish(recognisingSteps(points, wordsFrom(sentence))).map(
    ({ point, from, to, text }) => `${point.id} ${from}–${to} ${text}`,
  );

test.each([
  { sentence: '猫', named: [], why: 'nothing' },
  {
    sentence: '読ん::動詞 で い:いる:動詞',
    named: ['te-iru 1–3 でい'],
    why: 'a match inside a longer one is left out',
  },
  {
    sentence: '食べ::動詞 て 、 読ん::動詞 で い:いる:動詞',
    named: ['te-joining 1–2 て', 'te-iru 4–6 でい'],
    why: 'it is named on its own',
  },
  {
    sentence: '読ん::動詞 で い:いる:動詞 て 、 食べ::動詞 て',
    named: ['te-iru 1–3 でい', 'te-joining 3–4 て'],
    why: 'the first place that is not inside a longer match',
  },
  {
    sentence: '部屋 に::助詞 は::助詞 猫',
    named: ['ni-wa 1–3 には', 'ni 1–2 に', 'wa 2–3 は'],
    why: 'adjacent particles keep their meanings, the longer match comes first',
  },
  {
    sentence: '盗ま::動詞 れ:れる:動詞 て しまう::動詞',
    named: ['te-shimau 0–4 盗まれてしまう', 'passive 0–2 盗まれ'],
    why: 'the form of the verb at the beginning keeps its meaning, a verb further on does not',
  },
  { sentence: '私 は::助詞 、 猫 は::助詞', named: ['wa 1–2 は'], why: 'each point once' },
  {
    sentence: '読ん::動詞 で い:いる:動詞 まし:ます:助動詞 た::助動詞 か::助詞',
    named: ['te-iru 1–5 でいました'],
    why: 'the ending is shown with the word',
  },
  {
    sentence: '読ん::動詞 で い:いる:動詞 て::助詞/接続助詞 から::助詞',
    named: ['te-iru 1–4 でいて', 'te-joining 3–4 て'],
    why: 'so is the connecting form',
  },
  {
    sentence: '読ん::動詞 で いる::動詞 でしょ:です:助動詞 う::助動詞',
    named: ['te-iru 1–3 でいる'],
    why: 'でしょう is not an ending',
  },
  {
    sentence: '読ん::動詞 で ます::助動詞',
    named: ['te-joining 1–2 で'],
    why: 'nothing is added to a particle',
  },
  {
    sentence: 'もし 雨 たら',
    named: ['moshi 0–3 もし…たら', 'rain 1–2 雨'],
    why: 'the words of a gap are not part of the point',
  },
])('$why: $sentence', ({ sentence, named }) => expect(recognised(sentence)).toEqual(named));
