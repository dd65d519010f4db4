import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { courseFieldNames } from '#contract/texts/course-writing.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { alertTexts } from '#app/testing/alert-texts.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import { apples, fruit, market, press, type } from '#app/testing/contributions.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { ContributorArea } from '../contributor-area.tsx';

const names = courseFieldNames.lesson;
const LESSONS = `GET /api/contributions/curriculums/${fruit.id}/lessons`;

const open = (answers: Answers) =>
  renderWithApi(
    <ContributorArea />,
    {
      'GET /api/contributions/topics': () => Response.json([market]),
      [`GET /api/contributions/topics/${market.id}/curriculums`]: () => Response.json([fruit]),
      [LESSONS]: () => Response.json([]),
      ...answers,
    },
    `/lesson?topic=${market.id}&curriculum=${fruit.id}`,
  );
const shownAlerts = () => alertTexts().filter(Boolean);

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'hoa@vi.vn', uid: 7, roles: ['SUPPLIER'] });
});
afterEach(cleanup);

const CREATE_LESSON = 'POST /api/lessons';

async function typeLesson() {
  await press(texts.addLesson);
  await type(names.title, 'りんご');
  await type(names.mean, 'Quả táo');
  await type(names.level, 'B1');
  await press(texts.save);
}

test('a new lesson is opened at once', async () => {
  let lessons: object[] = [];
  const { callsOf, router } = open({
    [LESSONS]: () => Response.json(lessons),
    [CREATE_LESSON]: () => {
      lessons = [apples];
      return Response.json(apples);
    },
    [`GET /api/contributions/lessons/${apples.id}/sentences`]: () => Response.json([]),
  });
  await typeLesson();
  expect(await screen.findByRole('link', { name: texts.allLessons })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'りんご' }));
  expect(await screen.findByText(texts.saved.draft)).toBeDefined();
  expect(router.state.location.search).toContain(`lesson=${apples.id}`);
  expect(callsOf(CREATE_LESSON)).toMatchObject([
    { body: { title: 'りんご', mean: 'Quả táo', level: 'B1', curriId: fruit.id, topicId: market.id } },
  ]);
});

test.each([
  { answer: () => refusal(500, 'Hỏng.'), says: 'Hỏng.', why: 'the server failed' },
  { answer: () => refusal(403, 'Không được.'), says: 'Không được.', why: 'it belongs to somebody else' },
  {
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    says: uiTexts.loadFailed,
    why: 'the network is down',
  },
])('a lesson that could not be created raises an alert: $why', async ({ answer, says }) => {
  open({ [CREATE_LESSON]: answer });
  await typeLesson();
  const alert = await screen.findByRole('alertdialog', {
    name: 'Không thể tạo bài học. Vui lòng thử lại!',
  });
  fireEvent.click(within(alert).getByRole('button', { name: uiTexts.ok }));
  expect((await screen.findByLabelText<HTMLInputElement>(names.title)).value).toBe('りんご');
  expect(shownAlerts()).toEqual([says]);
  expect(screen.getByLabelText<HTMLSelectElement>(names.level).value).toBe('B1');
});

test('a problem with one field of a lesson is shown at that field, without an alert', async () => {
  open({ [CREATE_LESSON]: () => refusal(400, 'Tiêu đề bài học dài tối đa 120 ký tự.', 'title') });
  await typeLesson();
  await waitFor(() => expect(shownAlerts()).toEqual(['Tiêu đề bài học dài tối đa 120 ký tự.']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
