import { expect, test } from 'vitest';
import { checkAlike, checkFirstLessons, checkLessonSizes, checkPicture } from './check-courses.ts';
import { lessonWith, sentenceWith } from './sentence-for-test.ts';

const first = sentenceWith({ id: 11 });
const another = sentenceWith({
  id: 12,
  viSentence: 'Tôi về nhà.',
  jpSentence: '家へ帰ります。',
  reading: 'いえへかえります。',
});

test.each([
  { changes: {}, alike: [] },
  { changes: { jpSentence: '電車で、学校へ行きます！' }, alike: ['電車で学校へ行きます'] },
  { changes: { reading: first.reading }, alike: ['でんしゃでがっこうへいきます'] },
  {
    changes: { viSentence: 'Tôi đi đến trường, bằng tàu điện!' },
    alike: ['tôi đi đến trường bằng tàu điện '],
  },
])('a second sentence with $changes repeats $alike', ({ changes, alike }) => {
  const sentences = [first, { ...another, ...changes }];
  expect(checkAlike({ sentences })).toEqual(alike.map((text) => `12: sentence 11 again: ${text}`));
});

test('a lesson of seven sentences is too short', () => {
  const lessons = [lessonWith({ id: 1 }), lessonWith({ id: 2 })];
  const sentences = Array.from({ length: 15 }, (_, at) => sentenceWith({ lessonId: at < 8 ? 1 : 2 }));
  expect(checkLessonSizes({ topics: [], curriculums: [], lessons, sentences })).toEqual([
    'lesson 2 学校へ行く has 7 sentences, needs 8',
  ]);
});

test.each([
  { vietnamese: 'Đi học', mistakes: [], why: 'by its name' },
  { vietnamese: 'Đến lớp', mistakes: ['lesson 1 is not 学校へ行く (Đến lớp)'], why: 'by another name' },
])('the landing page shows a lesson $why', ({ vietnamese, mistakes }) => {
  const named = [{ lessonId: 1, japanese: '学校へ行く', vietnamese }];
  expect(checkFirstLessons(named, new Map([[1, lessonWith()]]))).toEqual(mistakes);
});

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inside}</svg>`;

test.each([
  { path: '/images/a.svg', text: svg('<path fill="url(#sky)" d="M0 0h1"/>'), why: 'a drawing' },
  { path: '/images/a.svg', text: svg('<use href="#leaf"/>'), why: 'a reference to its own part' },
])('$why is accepted', ({ path, text }) => expect(checkPicture(path, text)).toEqual([]));

test.each([
  { path: '/images/a.svg', text: null, why: 'a missing file' },
  { path: '/images/a.png', text: 'PNG', why: 'another kind of picture' },
  { path: '/images/a.svg', text: '<html></html>', why: 'a page' },
  { path: '/images/a.svg', text: svg('<script>alert(1)</script>'), why: 'a script' },
  { path: '/images/a.svg', text: svg('<path onclick="alert(1)"/>'), why: 'a script in an attribute' },
  { path: '/images/a.svg', text: svg('<a href="javascript:alert(1)"/>'), why: 'a script in a link' },
  { path: '/images/a.svg', text: svg('<image href="https://elsewhere/a.png"/>'), why: 'from elsewhere' },
  { path: '/images/a.svg', text: svg('<foreignObject/>'), why: 'a page inside' },
  { path: '/images/a.svg', text: svg('<style>@import "a.css"</style>'), why: 'a style from elsewhere' },
])('$why is reported', ({ path, text }) => expect(checkPicture(path, text)).toHaveLength(1));
