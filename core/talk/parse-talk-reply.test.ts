import { expect, test } from 'vitest';
import { parseTalkReply } from './parse-talk-reply.ts';

const MAX = 100;
const SAID = { japanese: '何[なに]を飲[の]みますか。', vietnamese: 'Bạn uống gì?' };

test.each([
  {
    answer: 'JA: 何[なに]を飲[の]みますか。\nVI: Bạn uống gì?\nNOTE: Nói お茶をください.',
    reply: { ...SAID, note: 'Nói お茶をください.' },
    why: 'in the requested format',
  },
  {
    answer: 'JA: 何[なに]を飲[の]みますか。\nVI: Bạn uống gì?\nNOTE: -',
    reply: { ...SAID, note: null },
    why: 'nothing to correct',
  },
  {
    answer: '**JA**： 何[なに]を飲[の]みますか。\n\n- VI : Bạn uống gì?\n- Góp ý: Không có.',
    reply: { ...SAID, note: null },
    why: 'decorated, and with its own labels',
  },
  {
    answer: '何[なに]を飲[の]みますか。\nBạn uống gì?',
    reply: { ...SAID, note: null },
    why: 'without labels',
  },
  {
    answer: 'JA: 何（なに）を飲(の)みますか。\nVI: Bạn uống gì?',
    reply: { ...SAID, note: null },
    why: 'readings in round brackets',
  },
  {
    answer: 'JA: カフェ[かふぇ]で飲みます[のみます]か。\nVI: Bạn uống gì?',
    reply: { japanese: 'カフェで飲みますか。', vietnamese: 'Bạn uống gì?', note: null },
    why: 'readings that do not follow kanji are dropped',
  },
  {
    answer: 'JA: 何[nani]を飲[の]みますか。\nVI: Bạn uống gì?',
    reply: { japanese: '何を飲[の]みますか。', vietnamese: 'Bạn uống gì?', note: null },
    why: 'readings that are not kana are dropped',
  },
  {
    answer: 'JA: <b>水[みず]</b>です。\nVI: Là <i>nước</i>.',
    reply: { japanese: '<b>水[みず]</b>です。', vietnamese: 'Là <i>nước</i>.', note: null },
    why: 'markup stays text',
  },
  { answer: '', reply: null, why: 'nothing' },
  { answer: 'Xin lỗi, tôi không thể.', reply: null, why: 'no Japanese' },
  { answer: 'JA: Bạn uống gì?\nVI: Bạn uống gì?', reply: null, why: 'Vietnamese under the wrong label' },
  { answer: 'JA: お茶ですか。', reply: null, why: 'no translation' },
  { answer: `JA: ${'あ'.repeat(MAX + 1)}\nVI: Dài.`, reply: null, why: 'too long' },
  {
    answer: `JA: 水[みず]です。\nVI: Là nước.\nNOTE: ${'x'.repeat(MAX + 1)}`,
    reply: { japanese: '水[みず]です。', vietnamese: 'Là nước.', note: null },
    why: 'a note that is too long is left out',
  },
])('$why', ({ answer, reply }) => {
  expect(parseTalkReply(answer, MAX)).toEqual(reply);
});
