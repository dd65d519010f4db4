import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WordContent } from '#contract/memory/card-content.ts';
import { gradeNames, reviewTexts as texts } from '#contract/texts/memory.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { keepCards } from '#app/lib/kept/kept-cards.ts';
import { recordLearning, storeLearning, useLearningEvents } from '#app/lib/learning/learning.ts';
import { serverSilence } from '#app/lib/network/server-silence.ts';
import { heldBack } from '#app/testing/answering-api.ts';
import { eventually } from '#app/testing/eventually.ts';
import { withLearningStorage } from '#app/testing/path.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import ReviewScreen from './review-screen.tsx';

const CONTENTS = 'POST /api/cards/contents';

withLearningStorage();
beforeAll(() => {
  // More new cards than a usual day has.
  recordLearning({ kind: 'memory-new', subject: 'cards:100', result: 'right' });
});
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});
/** The log is one for all tests of this file: cards of a test are put away after it. */
let used: string[] = [];
afterEach(async () => {
  cleanup();
  await storeLearning(used.map((subject) => ({ kind: 'card-known', subject, result: 'right' })));
  used = [];
});

let lastWord = 0;
/** A new card for a word that no test has had. Once it is stored, a screen shows no other. */
async function cardOf(direction: 'read' | 'say'): Promise<string> {
  lastWord += 1;
  const subject = `word:${lastWord}-${direction}`;
  await storeLearning([{ kind: 'card-added', subject, result: 'right' }]);
  used.push(subject);
  return subject;
}

const library = (subject: string): WordContent => ({
  kind: 'word',
  id: Number(/\d+/u.exec(subject)?.[0]),
  ruby: '図[と]書[しょ]館[かん]',
  kanji: '図書館',
  hiragana: 'としょかん',
  sino: 'ĐỒ THƯ QUÁN',
  mean: 'thư viện',
  spellings: ['図書館', 'としょかん'],
  example: { ja: '図書館[としょかん]で本[ほん]を読[よ]む。', vi: 'Đọc sách ở thư viện.' },
});

interface Asked {
  readonly subjects: readonly string[];
}

/** The server knows every word, except for `gone`. */
const answering =
  (gone: readonly string[] = []) =>
  async (request: Request) => {
    const { subjects } = (await request.json()) as Asked;
    const found = subjects.filter((subject) => !gone.includes(subject));
    return Response.json({ cards: found.map((subject) => ({ subject, content: library(subject) })) });
  };

function Log() {
  const events = useLearningEvents() ?? [];
  return (
    <p data-testid="log">{events.map(({ kind, subject, result }) => `${kind} ${subject} ${result};`)}</p>
  );
}
const logged = () => screen.getByTestId('log').textContent ?? '';

const review = (answer: (request: Request) => Response | Promise<Response> = answering()) =>
  renderWithApi(
    <>
      <ReviewScreen renderSentence={() => null} />
      <Log />
    </>,
    { [CONTENTS]: answer },
  );

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const grade = (name: string) =>
  fireEvent.click(
    within(screen.getByRole('group', { name: texts.grades })).getByRole('button', {
      name: new RegExp(`^${name}`),
    }),
  );
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
async function type(value: string) {
  fireEvent.change(await screen.findByRole('textbox'), { target: { value } });
  press(practiceTexts.check);
}

test('without cards it says where they come from', async () => {
  review();
  expect(await screen.findByRole('heading', { name: texts.emptyTitle })).toBeTruthy();
});

test('a card is turned and graded, and the end says when the next one comes', async () => {
  const subject = await cardOf('read');
  review();
  expect(await screen.findByText(texts.left(1))).toBeTruthy();
  const show = await screen.findByRole('button', { name: texts.show });
  await eventually(() => expect(document.activeElement).toBe(show));
  expect(screen.queryByText('thư viện')).toBeNull();
  fireEvent.click(show);
  expect(screen.getByText('thư viện')).toBeTruthy();
  expect(screen.getByText('ĐỒ THƯ QUÁN')).toBeTruthy();
  key('4');
  expect(await screen.findByRole('heading', { name: texts.doneTitle })).toBeTruthy();
  expect(screen.getByText(`${texts.doneReviews(1)} ${texts.doneRemembered(100)}`)).toBeTruthy();
  await eventually(() => expect(logged()).toContain(`review ${subject} easy;`));
});

test('undo takes the review back, and its card is asked again', async () => {
  const subject = await cardOf('read');
  review();
  fireEvent.click(await screen.findByRole('button', { name: texts.show }));
  grade(gradeNames.easy);
  await screen.findByRole('heading', { name: texts.doneTitle });
  // It is offered as soon as the log has stored the review.
  await screen.findByRole('button', { name: texts.undo });
  key('z');
  expect(await screen.findByRole('button', { name: texts.show })).toBeTruthy();
  expect(screen.getByText(texts.left(1))).toBeTruthy();
  await eventually(() => expect(logged()).toContain('review-undone event:'));
  await eventually(() => expect(logged()).toContain(`review ${subject} easy;`));
});

test.each([
  { typed: ['図書館'], settled: texts.right, button: texts.next, result: 'good', why: 'right' },
  {
    typed: ['としょかん'],
    settled: texts.right,
    button: texts.nextEasy,
    result: 'easy',
    why: 'easy by hand',
  },
  { typed: ['本屋'], settled: texts.wrong, button: texts.next, result: 'again', why: 'wrong' },
  {
    typed: ['本屋'],
    settled: texts.wrong,
    button: texts.iKnewIt,
    result: 'good',
    why: 'only a typing mistake',
  },
  {
    typed: ['としょうかん', '図書館'],
    settled: texts.right,
    button: texts.next,
    result: 'good',
    why: 'a slip, mended',
  },
  {
    typed: ['としょうかん', 'としょうかん'],
    settled: texts.wrong,
    button: texts.next,
    result: 'again',
    why: 'a second slip counts',
  },
])('a typed word: $why', async ({ typed, settled, button, result }) => {
  const subject = await cardOf('say');
  review();
  expect(await screen.findByText('thư viện')).toBeTruthy();
  for (const text of typed) await type(text);
  expect(await screen.findByText(new RegExp(settled, 'u'))).toBeTruthy();
  press(button);
  await eventually(() => expect(logged()).toContain(`review ${subject} ${result};`));
});

test('“I do not remember” shows the word and counts as forgotten', async () => {
  const subject = await cardOf('say');
  review();
  fireEvent.click(await screen.findByRole('button', { name: texts.dontKnow }));
  expect(await screen.findByText('ĐỒ THƯ QUÁN')).toBeTruthy();
  press(texts.next);
  await eventually(() => expect(logged()).toContain(`review ${subject} again;`));
});

test('a word that was deleted is passed over', async () => {
  const gone = await cardOf('read');
  const kept = await cardOf('read');
  review(answering([gone]));
  fireEvent.click(await screen.findByRole('button', { name: texts.show }));
  grade(gradeNames.easy);
  await screen.findByRole('heading', { name: texts.doneTitle });
  await eventually(() => expect(logged()).toContain(`review ${kept} easy;`));
  expect(logged()).not.toContain(`review ${gone}`);
});

test('contents that cannot be read are asked for again', async () => {
  await cardOf('read');
  let isOnline = false;
  review((request) => {
    if (!isOnline) throw new TypeError('offline');
    return answering()(request);
  });
  expect(await screen.findByText(texts.failed)).toBeTruthy();
  isOnline = true;
  fireEvent.click(await screen.findByRole('button', { name: uiTexts.tryAgain }));
  expect(await screen.findByRole('button', { name: texts.show })).toBeTruthy();
});

describe('a silent server', () => {
  beforeEach(() => serverSilence.noteSilence());
  afterEach(() => serverSilence.noteAnswer());
  const patiently = { timeout: 10_000 };

  test('a card that is on the device is asked meanwhile', async () => {
    const subject = await cardOf('read');
    await keepCards(null, [{ subject, content: library(subject) }]);
    review(() => new Promise(() => {}));
    fireEvent.click(await screen.findByRole('button', { name: texts.show }, patiently));
    grade(gradeNames.easy);
    await eventually(() => expect(logged()).toContain(`review ${subject} easy;`));
  });

  test('a card that is not there can be asked for again, and comes with the late reply', async () => {
    const subject = await cardOf('read');
    const late = heldBack(() => Response.json({ cards: [{ subject, content: library(subject) }] }));
    review(late.answer);
    expect(await screen.findByText(texts.failed, undefined, patiently)).toBeTruthy();
    late.release();
    expect(await screen.findByRole('button', { name: texts.show })).toBeTruthy();
    expect(screen.queryByText(texts.failed)).toBeNull();
  });
});
