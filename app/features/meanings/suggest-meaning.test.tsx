import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OwnMeaning } from '#contract/meanings/endpoints.ts';
import { meaningTexts as texts } from '#contract/texts/meanings.ts';
import { uiTexts, unsavedTexts } from '#contract/texts/ui.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import { dialogOf, press, pressIn, unreachable } from '#app/testing/item-admin.ts';
import { oshikatsu, OSHIKATSU_ID, ownMeaning } from '#app/testing/meanings.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { SuggestMeaning } from './suggest-meaning.tsx';

const LIST = 'GET /api/me/meanings';
const SEND = `POST /api/items/${OSHIKATSU_ID}/meanings`;
const ENGLISH = 'supporting one’s favourite idol';

const show = (last: OwnMeaning | null, answers: Answers = {}) =>
  renderWithApi(
    <SuggestMeaning wordId={OSHIKATSU_ID} {...oshikatsu} english={ENGLISH} />,
    { [LIST]: () => Response.json(last ? [last] : []), ...answers },
    `/search/${OSHIKATSU_ID}`,
  );
const type = (dialog: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
const valueOf = (dialog: HTMLElement, label: string) =>
  within(dialog).getByLabelText<HTMLInputElement>(label).value;

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('without an account it leads to the login, which comes back', async () => {
  localStorage.clear();
  const { router, sent } = show(null);
  fireEvent.click(screen.getByRole('link', { name: texts.suggest }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ from: `/search/${OSHIKATSU_ID}` });
  expect(sent).toEqual([]);
});

test('a meaning is sent with its example, and then waits', async () => {
  const { callsOf } = show(null, {
    [SEND]: async (request) => Response.json(ownMeaning((await request.json()) as Partial<OwnMeaning>)),
  });
  await press(texts.suggest);
  const dialog = await dialogOf(texts.suggest);
  expect(dialog.textContent).toContain(ENGLISH);
  type(dialog, texts.mean, 'ủng hộ thần tượng');
  type(dialog, texts.text, '推し活をする。');
  type(dialog, texts.translate, 'Theo thần tượng.');
  pressIn(dialog, texts.send);
  expect(await screen.findByText(texts.sent)).toBeDefined();
  expect(callsOf(SEND).map(({ body }) => body)).toEqual([
    { mean: 'ủng hộ thần tượng', text: '推し活をする。', translate: 'Theo thần tượng.', note: '' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('ủng hộ thần tượng')).toBeDefined();
  expect(screen.getByRole('button', { name: texts.change })).toBeDefined();
});

const states: readonly { last: OwnMeaning; says: string; button: string; why: string }[] = [
  { last: ownMeaning(), says: texts.waiting, button: texts.change, why: 'it waits and can be changed' },
  {
    last: ownMeaning({ state: 'refused', reason: 'Nghĩa chưa rõ.' }),
    says: 'Nghĩa chưa rõ.',
    button: texts.suggestAgain,
    why: 'it was refused, with a reason',
  },
];
test.each(states)(
  'what was sent is shown, and is the start of the next: $why',
  async ({ last, says, button }) => {
    const { callsOf } = show(last);
    expect((await screen.findByRole('status')).textContent).toContain(says);
    expect(screen.getByRole('status').textContent).toContain('đu idol');
    expect(callsOf(LIST)).toMatchObject([{ query: { wordId: String(OSHIKATSU_ID) } }]);
    await press(button);
    expect(valueOf(await dialogOf(texts.suggest), texts.mean)).toBe('đu idol');
  },
);

test('an accepted one links to the item; one whose item was deleted can be suggested again', async () => {
  show(ownMeaning({ state: 'accepted', itemId: 100_007 }));
  const link = await screen.findByRole('link', { name: texts.openWord });
  expect(link.getAttribute('href')).toBe('/search/100007');
  cleanup();
  show(ownMeaning({ state: 'accepted', itemId: null }));
  expect(await screen.findByRole('button', { name: texts.suggest })).toBeDefined();
});

test('a blank meaning is not sent', async () => {
  const { callsOf } = show(null);
  await press(texts.suggest);
  const dialog = await dialogOf(texts.suggest);
  type(dialog, texts.mean, '  ');
  pressIn(dialog, texts.send);
  expect(await within(dialog).findByText(validationTexts.required(texts.mean))).toBeDefined();
  expect(callsOf(SEND)).toEqual([]);
});

test.each([
  { answer: () => refusal(409, 'Từ điển đã có từ này.'), says: 'Từ điển đã có từ này.', why: 'refused' },
  { answer: () => refusal(400, 'Lời nhắn quá dài.', 'note'), says: 'Lời nhắn quá dài.', why: 'one field' },
  { answer: unreachable, says: texts.sendFailed, why: 'server unreachable' },
])('a failure is shown in the dialog and keeps what was typed: $why', async ({ answer, says }) => {
  show(null, { [SEND]: answer });
  await press(texts.suggest);
  const dialog = await dialogOf(texts.suggest);
  type(dialog, texts.mean, 'vừa gõ');
  pressIn(dialog, texts.send);
  expect(await within(dialog).findByText(says)).toBeDefined();
  expect(valueOf(dialog, texts.mean)).toBe('vừa gõ');
});

test('closing asks before typed text is discarded', async () => {
  show(null);
  await press(texts.suggest);
  const dialog = await dialogOf(texts.suggest);
  type(dialog, texts.mean, 'vừa gõ');
  pressIn(dialog, uiTexts.cancel);
  pressIn(await dialogOf(unsavedTexts.question), unsavedTexts.discard);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
