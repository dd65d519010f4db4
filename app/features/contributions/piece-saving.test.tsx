import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contributionDeedTexts as deeds } from '#contract/texts/contribution-deeds.ts';
import { contributionRefusals } from '#contract/texts/contribution-refusals.ts';
import { contributorTexts as texts } from '#contract/texts/contributors.ts';
import { courseFieldNames as names, imageRefusals } from '#contract/texts/course-refusals.ts';
import { imageFieldTexts } from '#contract/texts/image-field.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { alertTexts } from '#app/testing/alert-texts.ts';
import { type Answers, heldBack, refusal } from '#app/testing/answering-api.ts';
import { apples, fruit, market, namesIn, picture, press, type } from '#app/testing/contributions.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { ContributorArea } from './contributor-area.tsx';

const TOPICS = 'GET /api/contributions/topics';
const CREATE = 'POST /api/topics';
const CHANGE = `PUT /api/topics/${market.id}`;
const LESSONS = `GET /api/contributions/curriculums/${fruit.id}/lessons`;

const open = (answers: Answers = {}, address = '/topicSupplier') =>
  renderWithApi(
    <ContributorArea />,
    {
      [TOPICS]: () => Response.json([market]),
      [`GET /api/contributions/topics/${market.id}/curriculums`]: () => Response.json([fruit]),
      [LESSONS]: () => Response.json([]),
      ...answers,
    },
    address,
  );
const choose = async (file = picture()) =>
  fireEvent.change(await screen.findByLabelText(names.topic.img), { target: { files: [file] } });
const titleField = () => screen.findByRole<HTMLInputElement>('textbox', { name: names.topic.title });
const shownAlerts = () => alertTexts().filter(Boolean);

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'hoa@vi.vn', uid: 7, roles: ['SUPPLIER'] });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  { title: '', image: false, at: names.topic.title, why: 'nothing was given' },
  { title: '  ', image: true, at: names.topic.title, why: 'the title is blank' },
  { title: 'Chợ nổi', image: false, at: names.topic.img, why: 'the picture is missing' },
])('a new topic needs both (spec §5): $why', async ({ title, image, at }) => {
  const { callsOf } = open();
  await press(texts.addTopic);
  await type(names.topic.title, title);
  if (image) await choose();
  await press(texts.save);
  await waitFor(() => expect(shownAlerts()).toEqual(['Vui lòng nhập tiêu đề và chọn ảnh']));
  expect((await screen.findByLabelText(at)).getAttribute('aria-invalid')).toBe('true');
  expect(callsOf(CREATE)).toEqual([]);
});

test('the upload shows how far it has come; then the topic stands in the list', async () => {
  let topics = [market];
  const made = { ...market, id: 100_009, title: 'Chợ nổi' };
  const reply = heldBack(() => {
    topics = [market, made];
    return Response.json(made);
  });
  let report: (share: number) => void = () => {};
  const { callsOf } = open({
    [TOPICS]: () => Response.json(topics),
    [CREATE]: (_, onProgress) => {
      report = onProgress ?? report;
      return reply.answer();
    },
  });
  await press(texts.addTopic);
  await type(names.topic.title, 'Chợ nổi');
  await choose();
  await press(texts.save);
  await waitFor(() => expect(callsOf(CREATE)).toHaveLength(1));
  act(() => report(0.4));
  expect(screen.getByRole('progressbar', { name: imageFieldTexts.uploading(40) })).toBeDefined();
  act(() => report(1));
  expect(screen.getByRole('progressbar', { name: imageFieldTexts.processing })).toBeDefined();
  reply.release();
  await waitFor(async () => expect(await namesIn(texts.topicList)).toEqual(['Đi chợ', 'Chợ nổi']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a picture that the server refuses is told at its field, and nothing typed is lost', async () => {
  open({ [CREATE]: () => refusal(400, imageRefusals.broken, 'img') });
  await press(texts.addTopic);
  await type(names.topic.title, 'Chợ nổi');
  await choose();
  await press(texts.save);
  await waitFor(() => expect(shownAlerts()).toEqual([imageRefusals.broken]));
  expect((await titleField()).value).toBe('Chợ nổi');
  expect(screen.getByAltText(imageFieldTexts.chosen)).toBeDefined();
  await choose(picture('other.png'));
  await waitFor(() => expect(shownAlerts()).toEqual([]));
});

test('editing without a new picture keeps the old one: none travels', async () => {
  const { callsOf } = open({ [CHANGE]: () => Response.json({ ...market, title: 'Chợ quê', revision: 2 }) });
  await press(deeds.editNamed('Đi chợ'));
  await type(names.topic.title, 'Chợ quê');
  expect(screen.getByAltText(imageFieldTexts.current)).toBeDefined();
  await press(texts.save);
  await waitFor(() => expect(callsOf(CHANGE)).toHaveLength(1));
  const body = String(callsOf(CHANGE)[0]?.body);
  expect(body).toContain('{"title":"Chợ quê","revision":1}');
  expect(body).not.toContain('name="img"');
});

test('leaving with something typed asks first', async () => {
  open();
  await press(texts.addTopic);
  await type(names.topic.title, 'Chợ nổi');
  await press(uiTexts.cancel);
  fireEvent.click(await screen.findByRole('button', { name: texts.keepTyping }));
  expect((await titleField()).value).toBe('Chợ nổi');
});

/** Somebody else saves first; the second save is refused, the third is not. */
async function runIntoConflict() {
  let newest = market;
  const screens = open({
    [TOPICS]: () => Response.json([newest]),
    [CHANGE]: async (request) => {
      if ((await request.text()).includes('"revision":1')) {
        newest = { ...market, title: 'Chợ đêm', revision: 2 };
        return refusal(409, contributionRefusals.changedMeanwhile.topics);
      }
      return Response.json({ ...newest, title: 'Chợ quê', revision: 3 });
    },
  });
  await press(deeds.editNamed('Đi chợ'));
  await type(names.topic.title, 'Chợ quê');
  await press(texts.save);
  expect(await screen.findByText(texts.conflict)).toBeDefined();
  const both = within(screen.getByRole('region', { name: names.topic.title }));
  expect(both.getByText(texts.newestVersion).parentElement?.textContent).toContain('Chợ đêm');
  expect(both.getByText(texts.myVersion).parentElement?.textContent).toContain('Chợ quê');
  expect((await titleField()).value).toBe('Chợ quê');
  return screens;
}

test('somebody was faster: what was typed can be saved over it, on top of the newest version', async () => {
  const { callsOf } = await runIntoConflict();
  await press(texts.overwrite);
  await waitFor(() => expect(callsOf(CHANGE)).toHaveLength(2));
  expect(String(callsOf(CHANGE)[1]?.body)).toContain('{"title":"Chợ quê","revision":2}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('somebody was faster: the newest version can be taken instead, and be changed on', async () => {
  const { callsOf } = await runIntoConflict();
  await press(texts.takeNewest);
  expect((await titleField()).value).toBe('Chợ đêm');
  expect(screen.queryByText(texts.conflict)).toBeNull();
  await press(texts.save);
  await waitFor(() => expect(callsOf(CHANGE)).toHaveLength(2));
  expect(String(callsOf(CHANGE)[1]?.body)).toContain('{"title":"Chợ đêm","revision":2}');
});

test('a new curriculum needs a name and a picture, and goes into the chosen topic', async () => {
  const made = { ...fruit, id: 100_011, name: 'Mua rau' };
  const create = 'POST /api/curri';
  const { callsOf } = open(
    { [create]: () => Response.json(made) },
    `/topicSupplier?tab=curriculums&topic=${market.id}`,
  );
  await press(texts.addCurriculum);
  await press(texts.save);
  await waitFor(() => expect(shownAlerts()).toEqual(['Tên giáo trình không được bỏ trống.']));
  await type(names.curriculum.name, 'Mua rau');
  await press(texts.save);
  await waitFor(() => expect(shownAlerts()).toEqual([imageRefusals.missing]));
  await choose();
  await press(texts.save);
  await waitFor(() => expect(callsOf(create)).toHaveLength(1));
  expect(String(callsOf(create)[0]?.body)).toContain(`{"name":"Mua rau","topicId":${market.id}}`);
});

const inFruit = `/lesson?topic=${market.id}&curriculum=${fruit.id}`;
const CREATE_LESSON = 'POST /api/lessons';

async function typeLesson() {
  await press(texts.addLesson);
  await type(names.lesson.title, 'りんご');
  await type(names.lesson.mean, 'Quả táo');
  await type(names.lesson.level, 'B1');
  await press(texts.save);
}

test('a lesson that was made is opened at once', async () => {
  let lessons: object[] = [];
  const { callsOf, router } = open(
    {
      [LESSONS]: () => Response.json(lessons),
      [CREATE_LESSON]: () => {
        lessons = [apples];
        return Response.json(apples);
      },
      [`GET /api/contributions/lessons/${apples.id}/sentences`]: () => Response.json([]),
    },
    inFruit,
  );
  await typeLesson();
  expect(await screen.findByRole('heading', { name: 'りんご' })).toBeDefined();
  expect(router.state.location.search).toContain(`lesson=${apples.id}`);
  expect(callsOf(CREATE_LESSON)).toMatchObject([
    { body: { title: 'りんご', mean: 'Quả táo', level: 'B1', curriId: fruit.id, topicId: market.id } },
  ]);
});

test.each([
  { answer: () => refusal(500, 'Hỏng.'), says: 'Hỏng.', why: 'the server broke' },
  { answer: () => refusal(403, 'Không được.'), says: 'Không được.', why: 'it is not theirs' },
  {
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    says: uiTexts.loadFailed,
    why: 'the network is away',
  },
])('a lesson that could not be made is an alert of the spec (§8): $why', async ({ answer, says }) => {
  open({ [CREATE_LESSON]: answer }, inFruit);
  await typeLesson();
  const alert = await screen.findByRole('alertdialog', {
    name: 'Không thể tạo bài học. Vui lòng thử lại!',
  });
  fireEvent.click(within(alert).getByRole('button', { name: uiTexts.ok }));
  expect((await screen.findByLabelText<HTMLInputElement>(names.lesson.title)).value).toBe('りんご');
  expect(shownAlerts()).toEqual([says]);
});

test('what is wrong with one field of a lesson is said there, without an alert', async () => {
  open({ [CREATE_LESSON]: () => refusal(400, 'Tiêu đề bài học dài tối đa 120 ký tự.', 'title') }, inFruit);
  await typeLesson();
  await waitFor(() => expect(shownAlerts()).toEqual(['Tiêu đề bài học dài tối đa 120 ký tự.']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
