import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WordToReview } from '#contract/meanings/endpoints.ts';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { meaningRefusals, meaningReviewTexts as texts } from '#contract/texts/meanings.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import { dialogOf, done, listedStudy, listOf, pressIn } from '#app/testing/item-admin.ts';
import { waitingMeaning, wordToReview } from '#app/testing/meanings.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import ReviewPage from './review-page.tsx';

const LIST = 'GET /api/qc/meanings';
const ACCEPT = 'POST /api/qc/meanings/31/accept';
const REFUSE = 'POST /api/qc/meanings/31/refuse';
const example = { text: '推し活をする。', translate: 'Theo thần tượng.' };
const waiting = wordToReview(
  waitingMeaning(31, { ...example, note: 'Gặp trên mạng' }),
  waitingMeaning(32, { mean: 'theo thần tượng', author: 'Mai' }),
);

/** Replies with one list after the other, and repeats the last one. */
function lists(...all: (readonly WordToReview[])[]) {
  let asked = 0;
  return () => listOf(all[Math.min(asked++, all.length - 1)] ?? []);
}
const show = (answers: Answers, address = '/qc?tab=meanings') =>
  renderWithApi(<ReviewPage />, { 'GET /api/reviews': () => listOf([]), ...answers }, address);
const card = () => screen.findByRole('article', { name: '推し活' });

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'qc@vi.vn', uid: 3, roles: ['QC'] });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function openForm(): Promise<HTMLElement> {
  pressIn(await card(), texts.acceptOne('推し活', 'đu idol'));
  return dialogOf(texts.acceptTitle);
}
async function openRefusal(): Promise<HTMLElement> {
  pressIn(await card(), texts.refuseOne('推し活', 'đu idol'));
  return dialogOf(texts.refuseTitle);
}

test('the tab counts the words that wait, and opens their list', async () => {
  const { router } = show({ [LIST]: () => listOf([waiting], 12) }, '/qc?page=1');
  fireEvent.click(await screen.findByRole('link', { name: texts.meaningsTabWith('12') }));
  expect(router.state.location.search).toBe('?tab=meanings');
  const shown = (await card()).textContent;
  for (const part of ['おしかつ', 'supporting one’s', 'đu idol', 'Gặp trên mạng', 'Lan', 'theo thần tượng'])
    expect(shown).toContain(part);
});

test('an accepted meaning makes an item from the corrected form, and links to it', async () => {
  const { callsOf } = show({
    [LIST]: lists([waiting], []),
    [ACCEPT]: () => Response.json({ ...listedStudy, id: 100_001, kanji: '推し活', changeId: null }),
  });
  const dialog = await openForm();
  const field = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label);
  expect(field(itemAdminTexts.labels.kanji).value).toBe('推し活');
  expect(field(itemAdminTexts.labels.sino).value).toBe('THÔI HOẠT');
  expect(field(itemAdminTexts.exampleText(1)).value).toBe(example.text);
  expect(within(dialog).getByText(texts.alsoSettled(1))).toBeDefined();
  fireEvent.change(field(itemAdminTexts.labels.mean), { target: { value: 'ủng hộ thần tượng' } });
  fireEvent.change(field(itemAdminTexts.labels.type), { target: { value: 'N2' } });
  const preview = within(dialog).getByRole('region', { name: texts.preview });
  expect(preview.textContent).toContain('ủng hộ thần tượng');
  expect(preview.textContent).toContain('N2');
  pressIn(dialog, texts.add);
  const link = await screen.findByRole('link', { name: texts.openAdded });
  expect(link.getAttribute('href')).toBe('/search/100001');
  expect(callsOf(ACCEPT)).toMatchObject([
    {
      body: {
        kanji: '推し活',
        hiragana: 'おしかつ',
        sino: 'THÔI HOẠT',
        mean: 'ủng hộ thần tượng',
        type: 'N2',
        wordClass: null,
        descriptions: [example],
      },
    },
  ]);
  expect(await screen.findByText(texts.emptyTitle)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a word that is taken keeps the dialog open, with the reason', async () => {
  const message = 'Từ điển đã có “推し活” với cách đọc “おしかつ”.';
  show({ [LIST]: () => listOf([waiting]), [ACCEPT]: () => refusal(409, message) });
  const dialog = await openForm();
  pressIn(dialog, texts.add);
  expect(await within(dialog).findByText(message)).toBeDefined();
});

test.each([
  {
    open: openForm,
    send: (dialog: HTMLElement) => pressIn(dialog, texts.add),
    call: ACCEPT,
    why: 'accepting',
  },
  {
    open: openRefusal,
    send: (dialog: HTMLElement) => {
      pressIn(dialog, texts.readyReasons[0]);
      pressIn(dialog, texts.sendRefusal);
    },
    call: REFUSE,
    why: 'refusing',
  },
])('$why what somebody else has decided says so, and loads the list again', async ({ open, send, call }) => {
  show({ [LIST]: lists([waiting], []), [call]: () => refusal(409, meaningRefusals.alreadyDecided) });
  send(await open());
  expect(await screen.findByText(meaningRefusals.alreadyDecided)).toBeDefined();
  expect(await screen.findByText(texts.emptyTitle)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refusal needs a reason, which a phrase can give', async () => {
  const { callsOf } = show({ [LIST]: lists([waiting], [wordToReview(waitingMeaning(32))]), [REFUSE]: done });
  const dialog = await openRefusal();
  pressIn(dialog, texts.sendRefusal);
  expect(within(dialog).getByText(texts.reasonMissing)).toBeDefined();
  expect(callsOf(REFUSE)).toEqual([]);
  pressIn(dialog, texts.readyReasons[1]);
  pressIn(dialog, texts.sendRefusal);
  expect(await screen.findByText(texts.refused)).toBeDefined();
  expect(callsOf(REFUSE).map(({ body }) => body)).toEqual([{ reason: texts.readyReasons[1] }]);
  await waitFor(async () => expect(within(await card()).getAllByRole('listitem')).toHaveLength(1));
});

test.each([
  { roles: ['QC'], buttons: 0, why: 'a reviewer waits for another one' },
  { roles: ['QC', 'ADMIN'], buttons: 2, why: 'an admin decides' },
])('one’s own suggestion: $why', async ({ roles, buttons }) => {
  signInWith({ sub: 'qc@vi.vn', uid: 3, roles });
  show({ [LIST]: () => listOf([wordToReview(waitingMeaning(31, { own: true }))]) });
  expect(within(await card()).queryAllByRole('button')).toHaveLength(buttons);
  expect(within(await card()).queryAllByText(texts.own)).toHaveLength(buttons === 0 ? 1 : 0);
});

test('a list that cannot be loaded says so and can be retried', async () => {
  let asked = 0;
  show({ [LIST]: () => (asked++ === 0 ? refusal(403, 'Không được.') : listOf([waiting])) });
  expect((await screen.findByRole('alert')).textContent).toContain('Không được.');
  fireEvent.click(screen.getByRole('button', { name: uiTexts.tryAgain }));
  expect(await card()).toBeDefined();
});

test('a page beyond the end leads to the last', async () => {
  const { router } = show({ [LIST]: () => listOf([waiting], 41) }, '/qc?tab=meanings&page=9');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=meanings&page=3'));
});
