import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { data } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Role } from '#contract/roles.ts';
import { errorTexts, pageFailureTexts as texts } from '#contract/texts/errors.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { signOut } from '#app/lib/session/session.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderPage } from '#app/testing/render-page.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import * as wordPage from '../dictionary/word-page.tsx';
import { NotFound } from './not-found.tsx';
import { PageFailure } from './page-failure.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A page that renders unless `open` throws. */
function visit(open: () => void) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const page = {
    default: () => <h1>Mở được rồi</h1>,
    clientLoader: () => {
      open();
      return null;
    },
    ErrorBoundary: PageFailure,
  };
  return renderPage({ page, path: '/rank', address: '/rank', answers: {} });
}

const throwing = (error: unknown) => () => {
  throw error;
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const refused = (status: number, message: string) =>
  data({ message, requestId: 'id-0123456789' }, { status });

interface Failure {
  readonly error: unknown;
  readonly offline?: boolean;
  readonly shows: readonly string[];
  readonly hides?: string;
  readonly why: string;
}

test.each<Failure>([
  {
    error: refused(503, errorTexts.databaseAway),
    shows: [texts.failedTitle, errorTexts.databaseAway, 'id-0123456789', texts.retry],
    why: 'the message of the server, with the request id',
  },
  {
    error: refused(429, errorTexts.tooManyRequests(30)),
    shows: [texts.busyTitle, errorTexts.tooManyRequests(30), texts.retry],
    hides: 'id-0123456789',
    why: 'too many requests: says how long to wait, without an id to report',
  },
  {
    error: new TypeError('Failed to fetch'),
    shows: [texts.failedTitle, texts.unreachableText, texts.retry],
    why: 'the server was not reached',
  },
  {
    error: new TypeError('Failed to fetch'),
    offline: true,
    shows: [texts.offlineTitle, texts.offlineText, texts.retry],
    why: 'the device is offline',
  },
  ...[
    'Failed to fetch dynamically imported module: https://kakehashi.example/assets/bell-1.js',
    'error loading dynamically imported module: https://kakehashi.example/assets/bell-1.js',
    'Importing a module script failed.',
  ].map((message) => ({
    error: new TypeError(message),
    shows: [texts.outdatedTitle, texts.outdatedText, texts.reload],
    hides: texts.retry,
    why: `a file that a new release removed: ${message.slice(0, 20)}`,
  })),
  {
    error: new TypeError("Cannot read properties of undefined (reading 'kanji')"),
    shows: [texts.failedTitle, texts.failedText, texts.retry],
    hides: 'kanji',
    why: 'a bug in our code does not show its message',
  },
])('$why', async ({ error, offline = false, shows, hides = 'undefined' }) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  visit(throwing(error));
  const alert = within(await screen.findByRole('alert'));
  for (const text of [...shows, texts.kept, uiTexts.backHome]) expect(alert.getByText(text)).toBeDefined();
  expect(alert.queryByText(hides, { exact: false })).toBeNull();
});

test('a retry opens the same page again', async () => {
  let unreachable = true;
  visit(() => {
    if (unreachable) throw new TypeError('Failed to fetch');
  });
  await title(texts.failedTitle);
  unreachable = false;
  fireEvent.click(screen.getByRole('button', { name: texts.retry }));
  expect(await title('Mở được rồi')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an unknown URL offers a search that works without scripts, and links', async () => {
  visit(throwing(data(null, { status: 404 })));
  await title(texts.notFoundTitle);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect([form.getAttribute('action'), form.method]).toEqual(['/search', 'get']);
  expect(within(form).getByLabelText(texts.searchLabel).getAttribute('name')).toBe('kanji');
  const ways = within(screen.getByRole('navigation', { name: texts.ways })).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/', '/exercises', '/rank', '/feedback']);
});

test.each([
  { status: 404, shows: texts.wordGoneTitle, why: 'was removed from the dictionary' },
  { status: 400, shows: texts.wordGoneTitle, why: 'has an invalid id' },
  { status: 500, shows: texts.failedTitle, why: 'failed to load' },
])('a word that $why says so', async ({ status, shows }) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const call = 'GET /api/items/999999';
  const answer = () => {
    const reply = refusal(status, 'Không có từ này.');
    reply.headers.set('X-Request-Id', 'id-of-the-reply');
    return reply;
  };
  renderPage({
    page: wordPage,
    path: '/search/:itemId',
    address: '/search/999999',
    answers: { [call]: answer },
  });
  await title(shows);
  expect(screen.queryByRole('search') !== null).toBe(status !== 500);
  expect(screen.queryByText('id-of-the-reply') !== null).toBe(status === 500);
});

describe('a page that is missing for everybody', () => {
  const OPENED = 'Mở được rồi';

  /** The document is made for everybody: a draft is found only by the call with the session, the second one. */
  function openDraft(address: string, isDraft: boolean) {
    let asked = 0;
    const page = {
      default: () => <h1>{OPENED}</h1>,
      clientLoader: () => {
        asked += 1;
        if (asked === 1 || !isDraft) throw data(null, { status: 404 });
        return null;
      },
      ErrorBoundary: PageFailure,
    };
    renderPage({ page, path: address, address, answers: {} });
    return () => asked;
  }

  test.each<{ roles: Role[] | null; address?: string; isDraft?: boolean; asked: number; why: string }>([
    { roles: ['SUPPLIER'], asked: 2, why: 'an author finds their draft' },
    { roles: ['QC'], asked: 2, why: 'a reviewer finds the draft' },
    { roles: ['SUPPLIER'], isDraft: false, asked: 2, why: 'an author asks once more, not again and again' },
    { roles: ['USER'], asked: 1, why: 'a learner sees no drafts' },
    { roles: null, asked: 1, why: 'a visitor sees no drafts' },
    { roles: ['SUPPLIER'], address: '/rank', asked: 1, why: 'there are no drafts elsewhere' },
  ])('$why', async ({ roles, address = '/exercises/9', isDraft = true, asked }) => {
    signOut();
    if (roles) signInWith({ sub: 'lan@vi.vn', uid: 7, roles });
    const count = openDraft(address, isDraft);
    await expect.poll(count).toBe(asked);
    await title(asked === 2 && isDraft ? OPENED : texts.notFoundTitle);
    await new Promise((resolve) => setTimeout(resolve));
    expect(count()).toBe(asked);
    signOut();
  });
});

test('the catch-all route shows the same page', async () => {
  renderPage({
    page: { default: NotFound, clientLoader: () => null },
    path: '/nowhere',
    address: '/nowhere',
    answers: {},
  });
  expect(await title(texts.notFoundTitle)).toBeDefined();
});
