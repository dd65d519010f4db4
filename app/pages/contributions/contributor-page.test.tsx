import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  contributionActionTexts as actions,
  contributorTexts as texts,
} from '#contract/texts/contributions.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import {
  apples,
  foreignTopic,
  fruit,
  market,
  namesIn,
  office,
  press,
  travel,
} from '#app/testing/contributions.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import ContributorPage from './contributor-page.tsx';

const TOPICS = 'GET /api/contributions/topics';
const CURRICULUMS = `GET /api/contributions/topics/${market.id}/curriculums`;
const LESSONS = `GET /api/contributions/curriculums/${fruit.id}/lessons`;
const SENTENCES = `GET /api/contributions/lessons/${apples.id}/sentences`;

const open = (answers: Answers = {}, address = '/topicSupplier') =>
  renderWithApi(
    <ContributorPage />,
    {
      [TOPICS]: () => Response.json([market, office, travel, foreignTopic]),
      [CURRICULUMS]: () => Response.json([fruit, { ...fruit, id: 3, name: 'Một ngày', editable: false }]),
      [LESSONS]: () => Response.json([apples]),
      [SENTENCES]: () => Response.json([]),
      ...answers,
    },
    address,
  );
const tab = (name: string) => screen.findByRole('tab', { name });

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'hoa@vi.vn', uid: 7, roles: ['SUPPLIER'] });
});
afterEach(cleanup);

test.each([
  { address: '/topicSupplier', opens: texts.topics },
  { address: '/topic', opens: texts.topics },
  { address: '/lesson', opens: texts.lessons },
  { address: '/topicSupplier?tab=curriculums', opens: texts.curriculums },
])('$address opens at “$opens”', async ({ address, opens }) => {
  open({}, address);
  expect((await tab(opens)).getAttribute('aria-selected')).toBe('true');
});

test('own topics are listed with their state and the requested changes', async () => {
  open();
  expect(await namesIn(texts.topicList)).toEqual(['Đi chợ', 'Văn phòng', 'Du lịch']);
  for (const badge of ['Bản nháp', 'Cần sửa', 'Đã xuất bản', 'Có bản sửa chờ duyệt'])
    expect(screen.getByText(badge)).toBeDefined();
  expect(screen.getByText('Ảnh mờ quá.')).toBeDefined();
  for (const action of [actions.submit, actions.submitAgain, actions.withdraw])
    expect(screen.getAllByRole('button', { name: action })).toHaveLength(1);
});

test('an empty list explains what to do', async () => {
  open({ [TOPICS]: () => Response.json([foreignTopic]) });
  expect(await screen.findByText(texts.noTopics)).toBeDefined();
  expect(screen.getByRole('button', { name: texts.addTopic })).toBeDefined();
});

test('a list that fails to load says so and can be retried', async () => {
  let answers = 0;
  open({ [TOPICS]: () => (answers++ === 0 ? refusal(403, 'Không được.') : Response.json([market])) });
  expect((await screen.findByRole('alert')).textContent).toContain('Không được.');
  await press(uiTexts.tryAgain);
  expect(await namesIn(texts.topicList)).toEqual(['Đi chợ']);
});

test('opens a topic, a curriculum and a lesson; the URL follows, and "back" returns', async () => {
  const { router } = open();
  fireEvent.click(await screen.findByRole('link', { name: 'Đi chợ' }));
  expect(await namesIn(texts.curriculumList)).toEqual(['Mua trái cây', 'Một ngày']);
  expect(screen.getByText(actions.ofOthers)).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Mua trái cây' }));
  expect(await namesIn(texts.lessonList)).toEqual(['りんご']);
  fireEvent.click(screen.getByRole('link', { name: 'りんご' }));
  expect(await screen.findByRole('button', { name: texts.submitLesson })).toBeDefined();
  expect(screen.getByText(texts.unsentCount(5))).toBeDefined();
  expect(router.state.location.search).toBe(
    `?tab=lessons&topic=${market.id}&curriculum=${fruit.id}&lesson=${apples.id}`,
  );
  await act(() => router.navigate(-1));
  expect(await namesIn(texts.lessonList)).toEqual(['りんご']);
  await act(() => router.navigate(-1));
  expect(await namesIn(texts.curriculumList)).toEqual(['Mua trái cây', 'Một ngày']);
});

test('another topic clears the chosen curriculum', async () => {
  const { router } = open({}, `/lesson?topic=${market.id}&curriculum=${fruit.id}`);
  expect(await namesIn(texts.lessonList)).toEqual(['りんご']);
  fireEvent.change(screen.getByLabelText(texts.topicChoice), { target: { value: '' } });
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(await screen.findByText(texts.nothingChosenForLessons)).toBeDefined();
});

test('curriculums of an unknown topic are not requested', async () => {
  const { callsOf } = open({}, '/lesson?topic=555');
  expect(await screen.findByText(texts.nothingChosenForLessons)).toBeDefined();
  expect(callsOf('GET /api/contributions/topics/555/curriculums')).toEqual([]);
});

test('the whole lesson is submitted with one button, which then disappears', async () => {
  let lesson = apples;
  const submit = `POST /api/contributions/lessons/${apples.id}/submit`;
  const { callsOf } = open(
    {
      [LESSONS]: () => Response.json([lesson]),
      [submit]: () => {
        lesson = { ...apples, state: 'waiting', unsent: 0 };
        return Response.json(lesson);
      },
    },
    `/lesson?topic=${market.id}&curriculum=${fruit.id}&lesson=${apples.id}`,
  );
  await press(texts.submitLesson);
  expect(await screen.findByRole('button', { name: actions.withdraw })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Gửi duyệt cả bài/ })).toBeNull();
  expect(callsOf(submit)).toHaveLength(1);
});

test('a lesson that cannot be found offers the others', async () => {
  open({}, `/lesson?topic=${market.id}&curriculum=${fruit.id}&lesson=9`);
  fireEvent.click(await screen.findByRole('link', { name: texts.allLessons }));
  expect(await namesIn(texts.lessonList)).toEqual(['りんご']);
});
