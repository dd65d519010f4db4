import { expect, test } from 'vitest';
import { checkCognate } from './check-cognate.ts';
import { wordWith } from './word-for-test.ts';

const NONE = /^$/;

test.each([
  { kanji: '学校', cognate: null, mistake: NONE, why: 'none' },
  { kanji: '注意', cognate: { kind: 'same', note: '' }, mistake: NONE, why: 'the same needs no note' },
  { kanji: '勉強', cognate: { kind: 'false-friend', note: 'Khác.' }, mistake: NONE, why: 'a note' },
  { kanji: '平和', cognate: { kind: 'reversed', note: 'Là "hòa bình".' }, mistake: NONE, why: 'reversed' },
  { kanji: '現金', cognate: { kind: 'rare', note: '"Hiện kim" ít dùng.' }, mistake: NONE, why: 'rare' },
  { kanji: '平和', cognate: { kind: 'reversed', note: 'Đảo.' }, mistake: /names no/, why: 'which word?' },
  { kanji: '現金', cognate: { kind: 'rare', note: '' }, mistake: /needs a note/, why: 'rare without a note' },
  { kanji: '水', cognate: { kind: 'same', note: '' }, mistake: /less than 2 kanji/, why: 'one kanji' },
  { kanji: '勉強', cognate: { kind: 'shifted', note: '' }, mistake: /needs a note/, why: 'no note' },
  { kanji: '勉強', cognate: { kind: 'shifted', note: 'Khác' }, mistake: /full stop/, why: 'no full stop' },
  { kanji: '勉強', cognate: { kind: 'near', note: '' }, mistake: /no kind/, why: 'an unknown kind' },
  {
    kanji: '勉強',
    cognate: { kind: 'shifted', note: `${'a'.repeat(200)}.` },
    mistake: /longer than 200/,
    why: 'a long note',
  },
])('$kanji: $why', ({ kanji, cognate, mistake }) => {
  expect(checkCognate(wordWith({ kanji, cognate })).join('\n')).toMatch(mistake);
});
