import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { COGNATE_KINDS } from '#contract/dictionary/word-classes.ts';
import { paths } from '#contract/paths.ts';
import { dictionaryTexts, formalityNames, frequencyNames } from '#contract/texts/dictionary.ts';
import { searchTexts } from '#contract/texts/search.ts';
import { themeTexts } from '#contract/texts/themes.ts';
import type { Answers } from '#app/testing/answering-api.ts';
import { study, studyPage } from '#app/testing/dictionary.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { wordTitle } from './word-head.tsx';
import { WordView } from './word-view.tsx';

afterEach(cleanup);

test.each([
  { word: studyPage, title: '勉強 (べんきょう) · MIỄN CƯỠNG · việc học; bài học', why: 'everything' },
  {
    word: { ...studyPage, kanji: 'テレビ', hiragana: 'テレビ', sino: '', mean: 'ti vi' },
    title: 'テレビ · ti vi',
    why: 'a kana word once, without Hán Việt',
  },
])('the title contains $why', ({ word, title }) => {
  expect(wordTitle(word)).toBe(title);
});

const LESSONS = `GET /api/items/${studyPage.id}/lessons`;
const show = (word = studyPage, answers: Answers = { [LESSONS]: () => Response.json([]) }) => {
  const onListen = vi.fn<(text: string) => void>();
  renderWithApi(<WordView word={word} onListen={onListen} onSave={() => {}} />, answers);
  return { onListen };
};

test('the headword has its reading, and the meanings are numbered', () => {
  show();
  const heading = screen.getByRole('heading', { level: 1 });
  expect([...heading.querySelectorAll('rt')].map((rt) => rt.textContent)).toEqual(['べん', 'きょう']);
  const meanings = within(screen.getByRole('region', { name: dictionaryTexts.meaning }));
  expect(meanings.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1.việc học',
    '2.bài học',
  ]);
  expect(meanings.getByText(dictionaryTexts.cognate['false-friend'])).toBeDefined();
});

test.each(COGNATE_KINDS)('the comparison with Vietnamese says that a word is %s', (kind) => {
  show({ ...studyPage, cognate: { kind, note: 'Ghi chú.' } });
  const note = screen.getByText('Ghi chú.').closest('aside');
  expect(note?.textContent).toBe(`${dictionaryTexts.cognate[kind]}Ghi chú.`);
});

test.each([
  { accents: [0], lines: ['べんきょうCao độ: 0 (bằng, không hạ giọng)'], why: 'flat' },
  { accents: [1], lines: ['べんきょうCao độ: 1 (đầu cao, hạ giọng sau âm đầu)'], why: 'falls at once' },
  {
    accents: [3, 4],
    lines: [
      'べんきょうCao độ: 3 (giữa cao, hạ giọng sau âm thứ 3)',
      'べんきょうCao độ: 4 (cuối cao, hạ giọng ở trợ từ theo sau)',
    ],
    why: 'two are usual',
  },
])('the pitch accent in words: $why', ({ accents, lines }) => {
  show({ ...studyPage, accents });
  const shown = [...document.querySelectorAll('header li')].map((line) => line.textContent);
  expect(shown).toEqual(lines);
  expect(screen.queryByText(dictionaryTexts.pitchUnknown)).toBeNull();
});

test('a word without published accent and frequency says so', () => {
  show({ ...studyPage, accents: [], howCommon: null });
  expect(screen.getByText(dictionaryTexts.pitchUnknown)).toBeDefined();
  expect(screen.queryByText(frequencyNames['very-common'])).toBeNull();
});

test('words that are written or read alike are linked with their meanings', () => {
  const market = { ...study, id: 40, kanji: '市場', hiragana: 'いちば', mean: 'chợ', ruby: '市場[いちば]' };
  show({ ...studyPage, related: [], sameSpelling: [market], sameReading: [] });
  expect(screen.getByRole('link', { name: /市場/ }).getAttribute('href')).toBe('/search/40');
  expect(screen.getByText(dictionaryTexts.sameSpelling).nextSibling?.textContent).toContain('chợ');
  expect(screen.queryByText(dictionaryTexts.sameReading)).toBeNull();
});

test('how the word is used: a warning, particles, phrases, partners, and words it is compared with', () => {
  const other = { ...study, id: 41, kanji: '学ぶ', hiragana: 'まなぶ', mean: 'học hỏi', ruby: '学[まな]ぶ' };
  show({
    ...studyPage,
    related: [],
    formality: 'humble',
    warning: 'Không dùng với cấp trên.',
    particles: [{ particle: 'を', marks: 'môn học' }],
    collocations: [{ phrase: '勉強[べんきょう]を続[つづ]ける', meaning: 'tiếp tục học' }],
    transitive: [{ ...other, id: 42 }],
    synonyms: [{ words: [other], difference: '学ぶ trang trọng hơn.' }],
    opposites: [{ words: [{ ...other, id: 43 }], difference: '' }],
  });
  const partOf = (name: string) => screen.getByText(name).nextSibling?.textContent;
  expect(screen.getByText(formalityNames.humble)).toBeDefined();
  expect(screen.getByText('Không dùng với cấp trên.')).toBeDefined();
  expect(partOf(dictionaryTexts.particles)).toContain('〜を môn học');
  expect(partOf(dictionaryTexts.collocations)).toContain('tiếp tục học');
  expect(partOf(dictionaryTexts.synonyms)).toContain('学ぶ trang trọng hơn.');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/search/42',
    '/search/41',
    '/search/43',
  ]);
  expect(screen.queryByText(dictionaryTexts.intransitive)).toBeNull();
});

test('a character shows its readings, its radical and how they follow from Hán Việt', () => {
  show();
  const text = screen.getByRole('article', { name: /強/ }).textContent;
  for (const part of ['CƯỜNG', 'CƯỠNG', 'mạnh', 'キョウ、ゴウ', 'つよ（い）', '弓 CUNG (cái cung)', '11 nét'])
    expect(text).toContain(part);
  expect(text).toContain('CƯỜNG → キョウ: âm cuối -ng thường thành ウ');
});

test('the first group of forms is open, the others are collapsed', () => {
  show();
  const groups = [...document.querySelectorAll('details')];
  expect(groups.map(({ open }) => open)).toEqual([true, false]);
  expect(screen.getByRole('rowheader', { name: 'khẳng định' })).toBeDefined();
});

test('related words link to their pages and show what they share', () => {
  show();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/search/30', '/search/31']);
  expect(links[0]?.textContent).toContain('Cùng chữ 強');
  expect(links[1]?.textContent).toContain('Cùng âm MIỄN');
});

test('the word is spoken by its reading, an example as it is written', () => {
  const { onListen } = show();
  fireEvent.click(screen.getByRole('button', { name: dictionaryTexts.listen }));
  fireEvent.click(screen.getByRole('button', { name: dictionaryTexts.listenTo('図書館で勉強します。') }));
  expect(onListen.mock.calls).toEqual([['べんきょう'], ['図書館で勉強します。']]);
});

test('a word leads to the lists that it is in', () => {
  show({ ...studyPage, themes: ['nha-o', 'benh-vien'] });
  const lists = within(screen.getByRole('navigation', { name: themeTexts.title }));
  expect(lists.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    paths.theme('nha-o'),
    paths.theme('benh-vien'),
  ]);
});

test('empty sections have no heading', () => {
  show({ ...studyPage, descriptions: [], kanjiCards: [], conjugation: [], related: [], cognate: null });
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
});

test('the lessons with the word, each with a sentence', async () => {
  const sentence = {
    id: 9,
    viSentence: 'Tôi học tiếng Nhật.',
    before: '私は',
    word: '勉強します',
    after: '。',
  };
  const lesson = {
    topicId: 1,
    curriculumId: 2,
    lessonId: 3,
    title: '学校',
    mean: 'Trường học',
    level: 'A1',
    sentence,
  };
  show(studyPage, { [LESSONS]: () => Response.json([lesson]) });
  const link = await screen.findByRole('link', { name: 'Trường học' });
  expect(link.getAttribute('href')).toBe(
    paths.practiceSentence({ topicId: 1, curriculumId: 2, lessonId: 3, sentenceId: 9 }),
  );
  expect(document.querySelector('mark')?.textContent).toBe('勉強します');
});

test('the word is pinned on its own page too', () => {
  localStorage.clear();
  show();
  fireEvent.click(screen.getByRole('button', { name: searchTexts.pin(studyPage.kanji) }));
  expect(screen.getByRole('button', { name: searchTexts.unpin(studyPage.kanji) })).toBeDefined();
  localStorage.clear();
});
