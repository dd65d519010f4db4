import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  contributionActionTexts as actions,
  contributionRefusals,
  contributorTexts as texts,
} from '#contract/texts/contributions.ts';
import { courseFieldNames as names, imageRefusals } from '#contract/texts/course-writing.ts';
import { imageFieldTexts } from '#contract/texts/files.ts';
import { uiTexts, unsavedTexts } from '#contract/texts/ui.ts';
import { alertTexts } from '#app/testing/alert-texts.ts';
import { type Answers, heldBack, refusal } from '#app/testing/answering-api.ts';
import { fruit, market, namesIn, picture, press, type } from '#app/testing/contributions.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { ContributorArea } from '../contributor-area.tsx';

const TOPICS = 'GET /api/contributions/topics';
const CREATE = 'POST /api/topics';
const CHANGE = `PUT /api/topics/${market.id}`;

const open = (answers: Answers = {}, address = '/topicSupplier') =>
  renderWithApi(
    <ContributorArea />,
    {
      [TOPICS]: () => Response.json([market]),
      [`GET /api/contributions/topics/${market.id}/curriculums`]: () => Response.json([fruit]),
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
  { title: '', image: false, at: names.topic.title, why: 'both are missing' },
  { title: '  ', image: true, at: names.topic.title, why: 'the title is blank' },
  { title: 'Chợ nổi', image: false, at: names.topic.img, why: 'the picture is missing' },
])(
  'a new topic needs a title and a picture (PRODUCT.md, Contributions): $why',
  async ({ title, image, at }) => {
    const { callsOf } = open();
    await press(texts.addTopic);
    await type(names.topic.title, title);
    if (image) await choose();
    await press(texts.save);
    await waitFor(() => expect(shownAlerts()).toEqual(['Vui lòng nhập tiêu đề và chọn ảnh']));
    expect((await screen.findByLabelText(at)).getAttribute('aria-invalid')).toBe('true');
    expect(callsOf(CREATE)).toEqual([]);
  },
);

test('the upload shows its progress; then the topic is in the list', async () => {
  let topics = [market];
  const created = { ...market, id: 100_009, title: 'Chợ nổi' };
  const reply = heldBack(() => {
    topics = [market, created];
    return Response.json(created);
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
  expect(await screen.findByText(texts.saved.draft)).toBeDefined();
});

test('a refused picture is reported at its field, and typed text stays', async () => {
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

test('editing without a new picture keeps the old one and uploads nothing', async () => {
  const { callsOf } = open({ [CHANGE]: () => Response.json({ ...market, title: 'Chợ quê', revision: 2 }) });
  await press(actions.editNamed('Đi chợ'));
  await type(names.topic.title, 'Chợ quê');
  expect(screen.getByAltText(imageFieldTexts.current)).toBeDefined();
  await press(texts.save);
  await waitFor(() => expect(callsOf(CHANGE)).toHaveLength(1));
  const body = String(callsOf(CHANGE)[0]?.body);
  expect(body).toContain('{"title":"Chợ quê","revision":1}');
  expect(body).not.toContain('name="img"');
});

test('closing with unsaved text asks first', async () => {
  open();
  await press(texts.addTopic);
  await type(names.topic.title, 'Chợ nổi');
  await press(uiTexts.cancel);
  fireEvent.click(await screen.findByRole('button', { name: unsavedTexts.keepTyping }));
  expect((await titleField()).value).toBe('Chợ nổi');
});

test('while saving, input is ignored and Esc does not close', async () => {
  const reply = heldBack(() => Response.json(market));
  const { callsOf } = open({ [CREATE]: reply.answer });
  await press(texts.addTopic);
  await type(names.topic.title, 'Chợ nổi');
  await choose();
  await press(texts.save);
  await waitFor(() => expect(callsOf(CREATE)).toHaveLength(1));
  expect((await titleField()).readOnly).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(names.topic.img).disabled).toBe(true);
  fireEvent.keyDown(await titleField(), { key: 'Escape' });
  expect(screen.queryByRole('dialog', { name: unsavedTexts.question })).toBeNull();
  reply.release();
  expect(await screen.findByText(texts.saved.draft)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** Somebody else saves first: the second save is refused, the third is accepted. */
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
  await press(actions.editNamed('Đi chợ'));
  await type(names.topic.title, 'Chợ quê');
  await press(texts.save);
  expect(await screen.findByText(texts.conflict)).toBeDefined();
  const both = within(screen.getByRole('region', { name: names.topic.title }));
  expect(both.getByText(texts.newestVersion).parentElement?.textContent).toContain('Chợ đêm');
  expect(both.getByText(texts.myVersion).parentElement?.textContent).toContain('Chợ quê');
  expect((await titleField()).value).toBe('Chợ quê');
  return screens;
}

test('edit conflict: the typed text can overwrite the newest version', async () => {
  const { callsOf } = await runIntoConflict();
  await press(texts.overwrite);
  await waitFor(() => expect(callsOf(CHANGE)).toHaveLength(2));
  expect(String(callsOf(CHANGE)[1]?.body)).toContain('{"title":"Chợ quê","revision":2}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('edit conflict: the newest version can be loaded instead and edited further', async () => {
  const { callsOf } = await runIntoConflict();
  await press(texts.takeNewest);
  expect((await titleField()).value).toBe('Chợ đêm');
  expect(document.activeElement).toBe(await titleField());
  expect(screen.queryByText(texts.conflict)).toBeNull();
  await press(texts.save);
  await waitFor(() => expect(callsOf(CHANGE)).toHaveLength(2));
  expect(String(callsOf(CHANGE)[1]?.body)).toContain('{"title":"Chợ đêm","revision":2}');
});

test('a picture of our library stands for a file', async () => {
  const create = 'POST /api/topics';
  const { callsOf } = open({ [create]: () => Response.json(market) });
  await press(texts.addTopic);
  expect(screen.getByLabelText<HTMLInputElement>(names.topic.img).required).toBe(true);
  await type(names.topic.title, 'Chợ');
  fireEvent.click(screen.getByRole('radio', { name: texts.coverNumber(3), hidden: true }));
  await press(texts.save);
  await waitFor(() => expect(callsOf(create)).toHaveLength(1));
  expect(String(callsOf(create)[0]?.body)).toContain('{"title":"Chợ","cover":"/images/topics/3.svg"}');
});

test('a new curriculum needs a name and a picture, and is created in the chosen topic', async () => {
  const created = { ...fruit, id: 100_011, name: 'Mua rau' };
  const create = 'POST /api/curri';
  const { callsOf } = open(
    { [create]: () => Response.json(created) },
    `/topicSupplier?tab=curriculums&topic=${market.id}`,
  );
  await press(texts.addCurriculum);
  await press(texts.save);
  await waitFor(() =>
    expect(shownAlerts()).toEqual(['Tên giáo trình không được bỏ trống.', imageRefusals.missing]),
  );
  await type(names.curriculum.name, 'Mua rau');
  await press(texts.save);
  await waitFor(() => expect(shownAlerts()).toEqual([imageRefusals.missing]));
  await choose();
  await press(texts.save);
  await waitFor(() => expect(callsOf(create)).toHaveLength(1));
  expect(String(callsOf(create)[0]?.body)).toContain(`{"name":"Mua rau","topicId":${market.id}}`);
});
