import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnCard } from '#contract/memory/own-card-endpoints.ts';
import { reviewTexts } from '#contract/texts/memory.ts';
import {
  ownCardFieldNames as names,
  ownCardScreenTexts as texts,
  ownCardTexts,
} from '#contract/texts/own-cards.ts';
import { unsavedTexts } from '#contract/texts/ui.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import { storeLearning, useLearningEvents } from '#app/lib/learning/learning.ts';
import { signOut } from '#app/lib/session/session.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { press, type } from '#app/testing/contributions.ts';
import { eventually } from '#app/testing/eventually.ts';
import { nothingElsewhere, withLearningStorage } from '#app/testing/path.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import ReviewScreen from '../review/review-screen.tsx';
import { OwnCards } from './own-cards.tsx';

withLearningStorage();
beforeEach(() => {
  vi.stubGlobal('fetch', nothingElsewhere);
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
});
afterEach(() => {
  cleanup();
  signOut();
});

const cardOf = (id: string): OwnCard => ({
  id,
  front: '推し活',
  back: 'theo đuổi thần tượng',
  reading: 'おしかつ',
  note: 'Từ mới trên mạng.',
  deck: '',
  createdAt: '2026-11-18T00:00:00.000Z',
});
const FIRST = '00000000-0000-4000-8000-000000000001';
const SECOND = '00000000-0000-4000-8000-000000000002';

const Log = () => (
  <p data-testid="log">
    {(useLearningEvents() ?? []).map(({ kind, subject }) => `${kind} ${subject}`).join('; ')}
  </p>
);
const logged = () => screen.getByTestId('log').textContent ?? '';

const LIST = 'GET /api/me/own-cards';
const SAVE = 'POST /api/me/own-cards';

const list = (answers: Parameters<typeof renderWithApi>[1], cards: readonly OwnCard[] = []) =>
  renderWithApi(
    <>
      <OwnCards />
      <Log />
    </>,
    { [LIST]: () => Response.json({ cards, hasMore: false }), ...answers },
  );

test('a card that is written is saved once, and asked from then on', async () => {
  const { callsOf } = list({ [SAVE]: () => Response.json({ saved: 1 }) });
  await screen.findByText(texts.none);
  await press(texts.create);
  await type(names.front, '推し活');
  await type(names.back, 'theo đuổi thần tượng');
  await press(texts.save);
  expect(await screen.findByText(texts.created)).toBeTruthy();
  const [{ body } = { body: null }] = callsOf(SAVE);
  expect(body).toMatchObject({ cards: [{ front: '推し活', back: 'theo đuổi thần tượng', reading: '' }] });
  const { id } = (body as { cards: OwnCard[] }).cards[0] ?? {};
  await eventually(() => expect(logged()).toContain(`card-added own:${id}`));
});

test('a side that is missing is named, and nothing is sent', async () => {
  const { callsOf } = list({});
  await press(texts.create);
  await type(names.front, '推し活');
  await press(texts.save);
  expect(await screen.findByText(validationTexts.required(names.back))).toBeTruthy();
  expect(callsOf(SAVE)).toEqual([]);
});

test('after a refusal nothing typed is lost, and the next try sends the same card', async () => {
  let isFull = true;
  const { callsOf } = list({
    [SAVE]: () => (isFull ? refusal(409, ownCardTexts.tooMany(20_000)) : Response.json({ saved: 1 })),
  });
  await press(texts.create);
  await type(names.front, '推し活');
  await type(names.back, 'theo đuổi thần tượng');
  await press(texts.save);
  expect(await screen.findByText(ownCardTexts.tooMany(20_000))).toBeTruthy();
  isFull = false;
  await press(texts.save);
  await screen.findByText(texts.created);
  const ids = callsOf(SAVE).map(({ body }) => (body as { cards: OwnCard[] }).cards[0]?.id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('closing asks before typed text is lost', async () => {
  list({});
  await press(texts.create);
  await type(names.front, '推し活');
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
  expect(await screen.findByText(unsavedTexts.question)).toBeTruthy();
  await press(unsavedTexts.keepTyping);
  expect(await screen.findByDisplayValue('推し活')).toBeTruthy();
});

test('without an account, the way to one is shown', async () => {
  signOut();
  list({});
  expect(await screen.findByText(texts.needsAccount, { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.create })).toBeNull();
});

/** Reviews one card of the learner's own, which is the only one that can be asked. */
async function review(id: string, answers: Parameters<typeof renderWithApi>[1]) {
  await storeLearning([{ kind: 'card-added', subject: `own:${id}`, result: 'right' }]);
  const { createdAt: _, ...text } = cardOf(id);
  const content = { kind: 'own', ...text };
  const rendered = renderWithApi(
    <>
      <ReviewScreen renderSentence={() => null} />
      <Log />
    </>,
    {
      'POST /api/cards/contents': () => Response.json({ cards: [{ subject: `own:${id}`, content }] }),
      ...answers,
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: reviewTexts.show }));
  return rendered;
}

async function choose(entry: string) {
  const button = await screen.findByRole('button', { name: reviewTexts.menu });
  fireEvent.pointerDown(button, { button: 0 });
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

test('in a review both sides are shown, and what is changed is shown at once', async () => {
  const change = `PUT /api/me/own-cards/${FIRST}`;
  const { callsOf } = await review(FIRST, {
    [change]: async (request) => Response.json({ ...cardOf(FIRST), ...(await request.json()) }),
  });
  expect(screen.getByText('Từ mới trên mạng.')).toBeTruthy();
  await choose(texts.edit);
  await type(names.back, 'hâm mộ thần tượng');
  await press(texts.save);
  expect(await screen.findByText('hâm mộ thần tượng')).toBeTruthy();
  expect(callsOf(change)).toHaveLength(1);
  await storeLearning([{ kind: 'card-known', subject: `own:${FIRST}`, result: 'right' }]);
});

test('a card that is deleted in a review is not asked again', async () => {
  const remove = `DELETE /api/me/own-cards/${SECOND}`;
  await review(SECOND, { [remove]: () => Response.json({ statusCode: 200, message: ownCardTexts.deleted }) });
  await choose(texts.remove);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: texts.remove }));
  expect(await screen.findByRole('heading', { name: reviewTexts.doneTitle })).toBeTruthy();
  await eventually(() => expect(logged()).toContain(`card-known own:${SECOND}`));
});
