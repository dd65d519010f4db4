import { expect, test } from 'vitest';
import { createApi } from '#app/lib/api/api.ts';
import { contextWith, createQueryClient, knownQueries } from '#app/lib/api/query-client.ts';
import { createKeptCalls } from '#app/lib/kept/kept-calls.ts';
import { repliesOf } from '#app/lib/kept/start-offline.ts';
import { type Answers, createAnsweringApi, refusal } from '#app/testing/answering-api.ts';
import { foundStudy, studyPage } from '#app/testing/dictionary.ts';
import { searchQuery, wordQuery } from '../dictionary-queries.ts';
import { loadSearch, startSearch } from './load-search.ts';

function arrive(address: string, answer: Answers[string] = () => Response.json([foundStudy])) {
  const { api, sent } = createAnsweringApi({
    'GET /api/items/search': answer,
    [`GET /api/items/${studyPage.id}`]: () => Response.json(studyPage),
  });
  const client = createQueryClient(api);
  const context = contextWith(client);
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

/** A browser without a network that has opened a page with this data. */
function browserThatOpened(pageData: ReturnType<typeof knownQueries>) {
  // As it stands in the document.
  const replies = repliesOf(JSON.parse(JSON.stringify(pageData)) as typeof pageData);
  const store = new Map(replies.map(({ address, reply }) => [address, reply]));
  const kept = createKeptCalls({
    openStore: async () => ({
      keepReplies: async () => {},
      keptReply: async (_, address) => store.get(address),
    }),
    session: () => null,
  });
  return createQueryClient(
    createApi({
      origin: 'http://kakehashi.test',
      send: () => Promise.reject(new TypeError('Failed to fetch')),
      token: () => null,
      onFreshToken: () => {},
      onTokenRefused: () => {},
      kept,
    }),
  );
}

test('a search that came with the page is answered without a network', async () => {
  const { args, client } = arrive('/search?kanji=勉強');
  await loadSearch(args);
  const browser = browserThatOpened(knownQueries(client));
  const answer = await browser.fetchQuery(searchQuery('勉強'));
  expect(answer).toEqual({ kind: 'found', items: [foundStudy] });
});

test('a word that came with the page is shown without a network', async () => {
  const { client } = arrive(`/search/${studyPage.id}`);
  const query = wordQuery(String(studyPage.id));
  const word = await client.fetchQuery(query);
  const browser = browserThatOpened(knownQueries(client));
  expect(await browser.fetchQuery(query)).toEqual(word);
});
