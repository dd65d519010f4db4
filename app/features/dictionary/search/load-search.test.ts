import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient, knownQueries, queryClientContext } from '#app/lib/api/query-client.ts';
import { type Answers, createAnsweringApi, refusal } from '#app/testing/answering-api.ts';
import { foundStudy } from '#app/testing/dictionary.ts';
import { loadSearch, startSearch } from './load-search.ts';

function arrive(address: string, answer: Answers[string] = () => Response.json([foundStudy])) {
  const { api, sent } = createAnsweringApi({ 'GET /api/items/search': answer });
  const client = createQueryClient(api);
  const context = new RouterContextProvider();
  context.set(queryClientContext, client);
  return { args: { request: new Request(`http://kakehashi.test${address}`), context }, client, sent };
}

test.each([
  {
    answer: () => Response.json([foundStudy]),
    expected: { kind: 'found', items: [foundStudy] },
    why: 'words',
  },
  {
    answer: () => refusal(404, 'Không'),
    expected: { kind: 'nothing', suggestions: [] },
    why: 'nothing was found',
  },
  {
    answer: () => refusal(400, 'Quá dài.'),
    expected: { kind: 'refused', message: 'Quá dài.' },
    why: 'a refusal',
  },
])('the server’s page contains the answer: $why', async ({ answer, expected }) => {
  const { args, client } = arrive('/search?kanji=勉強', answer);
  expect(await loadSearch(args)).toBeNull();
  expect(knownQueries(client).map(([, data]) => data)).toEqual([expected]);
});

test('without an answer the page is still served, but not cached', async () => {
  const { args, client } = arrive('/search?kanji=勉強', () => refusal(500, 'Sự cố.'));
  expect(await loadSearch(args)).toMatchObject({ init: { status: 503 } });
  expect(knownQueries(client)).toEqual([]);
});

test.each(['/search', '/search?kanji=', '/search?kanji=%20'])('%s searches for nothing', async (address) => {
  const { args, sent } = arrive(address);
  expect(await loadSearch(args)).toBeNull();
  expect(startSearch(args)).toBeNull();
  expect(sent).toEqual([]);
});
