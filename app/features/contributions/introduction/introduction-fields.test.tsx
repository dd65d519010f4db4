import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DraftIntroduction } from '#contract/introductions/introduction.ts';
import { contributionActionTexts, contributorTexts } from '#contract/texts/contributions.ts';
import { courseFieldNames } from '#contract/texts/course-writing.ts';
import { introductionEditorTexts as texts } from '#contract/texts/introductions.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import { apples, fruit, market } from '#app/testing/contributions.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import LessonDialog from '../pieces/lesson-dialog.tsx';

const DRAFT = `GET /api/contributions/lessons/${apples.id}/introduction`;
const SAVE = `PUT /api/lessons/${apples.id}`;

const word = (id: number, kanji: string) =>
  ({ id, kanji, hiragana: kanji, sino: '', mean: `nghĩa ${id}`, type: 'N5' }) as const;
const masu = { id: 'masu', level: 'N5', pattern: '〜ます', meaning: 'thể lịch sự' } as const;
const teIru = { id: 'te-iru', level: 'N5', pattern: '〜ている', meaning: 'đang làm' } as const;
const draft: DraftIntroduction = {
  words: { first: [word(1, 'りんご')], more: [word(2, '買う')] },
  points: { first: [masu], more: [] },
  uncovered: [{ kind: 'grammar', text: 'ばかり', sentence: 'りんごばかり買います。' }],
};

const open = (lesson: typeof apples | null = apples, answers: Answers = {}) =>
  renderWithApi(
    <LessonDialog
      piece={lesson}
      topicId={market.id}
      curriculumId={fruit.id}
      onSaved={() => {}}
      onClose={() => {}}
    />,
    {
      'GET /api/grammar': () => Response.json([masu, teIru].map((point) => ({ ...point, keys: '' }))),
      [DRAFT]: () => Response.json(draft),
      [SAVE]: () => Response.json(apples),
      ...answers,
    },
  );
const group = (name: string) => screen.findByRole('group', { name });
async function add(name: string, option: string): Promise<void> {
  const inside = within(await group(name));
  const value = (await inside.findByRole<HTMLOptionElement>('option', { name: option })).value;
  fireEvent.change(inside.getByRole('combobox'), { target: { value } });
}
const chosen = async (name: string) =>
  within(await group(name))
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'hoa@vi.vn', uid: 7, roles: ['SUPPLIER'] });
});
afterEach(cleanup);

test('shows what will be introduced, and what nothing explains', async () => {
  open();
  const automatic = await screen.findByText(texts.automatic('').trim().slice(0, -1), { exact: false });
  expect(automatic.textContent).toBe(texts.automatic('りんご, 〜ます'));
  const warning = within(await screen.findByRole('region', { name: texts.uncovered }));
  expect(warning.getByRole('listitem').textContent).toBe(
    texts.uncoveredGrammar('ばかり', 'りんごばかり買います。'),
  );
});

test('the author chooses words and points in an order of their own', async () => {
  const { callsOf } = open();
  await add(texts.words, 'りんご · nghĩa 1');
  await add(texts.words, '買う · nghĩa 2');
  await add(texts.points, '〜ている · đang làm (N5)');
  await add(courseFieldNames.lesson.focus, '〜ます · thể lịch sự (N5)');
  fireEvent.click(screen.getByRole('button', { name: contributionActionTexts.moveUp('買う') }));
  expect(await chosen(texts.words)).toEqual(['買う', 'りんご']);
  fireEvent.click(screen.getByRole('button', { name: contributorTexts.save }));
  await screen.findByText(contributorTexts.saved.draft);
  expect(callsOf(SAVE)).toMatchObject([
    { body: { focus: ['masu'], introduces: { words: [2, 1], grammar: ['te-iru'] } } },
  ]);
});

test('a choice can be taken back', async () => {
  open({ ...apples, introduces: { words: [1], grammar: [] } });
  await screen.findByRole('option', { name: '買う · nghĩa 2' });
  expect(await chosen(texts.words)).toEqual(['りんご']);
  fireEvent.click(screen.getByRole('button', { name: texts.remove('りんご') }));
  expect(await chosen(texts.words)).toEqual([]);
  expect(document.activeElement?.tagName).toBe('SELECT');
});

test('a lesson that is new has nothing to introduce yet', async () => {
  open(null);
  await group(courseFieldNames.lesson.focus);
  expect(screen.queryByRole('region', { name: texts.title })).toBeNull();
});

test('if the preview fails, the lesson can still be changed', async () => {
  open(apples, { [DRAFT]: () => refusal(503, 'Đang bận.') });
  expect(await screen.findByText(texts.failed)).toBeDefined();
});
