import { expect, test } from 'vitest';
import { compareTexts, type TextPart } from './compare-texts.ts';

/** Changed parts are in braces. */
const shown = (parts: readonly TextPart[]) =>
  parts.map(({ text, changed }) => (changed ? `{${text}}` : text)).join('');

test.each([
  {
    before: 'Tôi uống nước.',
    after: 'Tôi uống nước.',
    marked: ['Tôi uống nước.', 'Tôi uống nước.'],
    why: 'the same',
  },
  {
    before: 'Tôi uống nước.',
    after: 'Tôi uống trà.',
    marked: ['Tôi uống {nước}.', 'Tôi uống {trà}.'],
    why: 'a Vietnamese word, whole',
  },
  {
    before: 'Tôi ăn cơm',
    after: 'Tôi an cơm',
    marked: ['Tôi {ăn} cơm', 'Tôi {an} cơm'],
    why: 'a changed mark changes the whole word',
  },
  {
    before: '水を飲みます。',
    after: '水を飲みました。',
    marked: ['水を飲みま{す}。', '水を飲みま{した}。'],
    why: 'Japanese by characters',
  },
  {
    before: '学校へ行きます',
    after: '学校に行きます',
    marked: ['学校{へ}行きます', '学校{に}行きます'],
    why: 'one particle',
  },
  {
    before: 'Đi học sớm',
    after: 'Về nhà sớm',
    marked: ['{Đi học} sớm', '{Về nhà} sớm'],
    why: 'adjacent words and the space between them are one mark',
  },
  {
    before: 'Tôi học bài.',
    after: 'Tôi đang học bài ở nhà.',
    marked: ['Tôi học bài.', 'Tôi {đang }học bài{ ở nhà}.'],
    why: 'only added',
  },
  {
    before: 'Ngày N5の本',
    after: 'Ngày N4の本',
    marked: ['Ngày {N5}の本', 'Ngày {N4}の本'],
    why: 'both scripts in one text',
  },
  { before: '', after: 'mới', marked: ['', '{mới}'], why: 'nothing before' },
  { before: 'cũ', after: '', marked: ['{cũ}', ''], why: 'nothing after' },
  {
    before: 'か\u3099く',
    after: 'かく',
    marked: ['{か\u3099}く', '{か}く'],
    why: 'a voicing mark stays with its kana',
  },
  {
    before: '😀 vui',
    after: '😃 vui',
    marked: ['{😀} vui', '{😃} vui'],
    why: 'a surrogate pair is one character',
  },
])('marks what changed: $why', ({ before, after, marked }) => {
  const compared = compareTexts(before, after);
  expect([shown(compared.before), shown(compared.after)]).toEqual(marked);
});

test('neither text loses a character', () => {
  const [before, after] = ['[私は]学校(に|へ)  行く\n\tTôi “đi”…', 'Tôi đi 学校(へ|に)\n行く!'];
  const compared = compareTexts(before, after);
  expect(compared.before.map(({ text }) => text).join('')).toBe(before);
  expect(compared.after.map(({ text }) => text).join('')).toBe(after);
});

test('a text far over our limits is not compared and counts as changed', () => {
  const long = 'あ'.repeat(1_001);
  expect(compareTexts(long, long)).toEqual({
    before: [{ text: long, changed: true }],
    after: [{ text: long, changed: true }],
  });
});
