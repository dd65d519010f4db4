import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { missedSearchTexts as texts } from '#contract/texts/missed-searches.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import { listedStudy, listOf, press } from '#app/testing/item-admin.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { ItemAdmin } from './item-admin.tsx';

const MISSED = 'GET /api/missed-searches';
const missed = (text: string) => ({ text, browsers: 7, lastMissedAt: '2026-11-05T07:08:09.000Z' });

const open = async (answers: Answers) => {
  renderWithApi(
    <ItemAdmin />,
    {
      'GET /api/items': () => listOf([listedStudy]),
      'GET /api/missed-searches': () => Response.json([]),
      ...answers,
    },
    '/link',
  );
  await press(texts.title);
};

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'admin@vi.vn', uid: 1, roles: ['ADMIN'] });
});
afterEach(cleanup);

test.each([
  { text: '推し活', field: itemAdminTexts.labels.kanji, why: 'Japanese is a headword' },
  { text: 'máy rửa chén', field: itemAdminTexts.labels.mean, why: 'Vietnamese is a meaning' },
])('“$text” begins a new entry: $why', async ({ text, field }) => {
  await open({ [MISSED]: () => Response.json([missed(text)]) });
  expect(await screen.findByText(/7 trình duyệt/)).toBeDefined();
  await press(texts.addWord(text));
  await screen.findByRole('heading', { name: itemAdminTexts.addTitle });
  const named = screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${field}`));
  expect(named.map(({ value }) => value)).toContain(text);
});

test('an empty list says so', async () => {
  await open({});
  expect(await screen.findByText(texts.empty)).toBeDefined();
});

test('a failure is shown', async () => {
  await open({ [MISSED]: () => refusal(503, 'Đang bận.') });
  expect(await screen.findByText('Đang bận.')).toBeDefined();
});
