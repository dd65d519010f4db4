import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGES_AHEAD_MAX } from '#contract/device-limits.ts';
import { createAnsweringApi } from '#app/testing/answering-api.ts';
import { createQueryClient, queryClientContext } from '../api/query-client.ts';
import { prepareNextPage } from './prepare-next-page.ts';

const ROUTES = {
  root: { id: 'root', module: '/root.js' },
  home: { id: 'home', parentId: 'root', index: true, module: '/home.js' },
  word: { id: 'word', parentId: 'root', path: 'search/:itemId', module: '/word.js' },
  login: { id: 'login', parentId: 'root', path: 'login', module: '/login.js' },
  lost: { id: 'lost', parentId: 'root', path: '*', module: '/lost.js' },
};
const HERE = 'http://kakehashi.test/today';

let leaving: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  leaving = new AbortController();
  Object.assign(window, { __reactRouterManifest: { routes: ROUTES } });
  window.location.href = HERE;
});
afterEach(() => {
  leaving.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, '__reactRouterManifest');
  document.body.replaceChildren();
});

/** A page with these links: what it opens ahead, and a way to touch the links. */
function page(html: string, connection: object = {}) {
  document.body.innerHTML = html;
  Object.assign(navigator, { connection });
  const opened: string[] = [];
  const client = createQueryClient(createAnsweringApi({}).api);
  const load = async (file: string) => ({
    clientLoader: ({ params, context, request }: LoaderArguments) => {
      const isOurs = context.get(queryClientContext) === client;
      if (file === '/word.js') opened.push(`${params['itemId']} ${new URL(request.url).search} ${isOurs}`);
      else if (file !== '/root.js') opened.push(file);
      if (file === '/login.js') throw new Error('refused');
    },
  });
  prepareNextPage('/today', client, leaving.signal, load);
  const at = (kind: string, selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(kind, { bubbles: true }));
  return { opened, at, settle: () => vi.advanceTimersByTimeAsync(1_000) };
}
type LoaderArguments = {
  params: Record<string, string>;
  context: { get: (key: typeof queryClientContext) => unknown };
  request: Request;
};

const LINK = '<a href="/search/6?kanji=水"><b>水</b></a>';
const SEARCH = new URL('/?kanji=水', HERE).search;

test.each([
  { kind: 'touchstart', why: 'a finger is on it' },
  { kind: 'mouseover', why: 'a mouse rests on it' },
  { kind: 'focusin', why: 'the keyboard has come to it' },
])('a link is opened ahead, with the data of its page: $why', async ({ kind }) => {
  const { opened, at, settle } = page(LINK);
  at(kind, 'b');
  await settle();
  expect(opened).toEqual([`6 ${SEARCH} true`]);
});

test('a mouse that only passes opens nothing', async () => {
  const { opened, at, settle } = page(LINK);
  at('mouseover', 'b');
  at('mouseout', 'b');
  await settle();
  expect(opened).toEqual([]);
});

test.each([
  { html: '<a href="https://example.com/search/6">x</a>', why: 'another site' },
  { html: '<a href="/today">x</a>', why: 'this page' },
  { html: '<a href="#content">x</a>', why: 'a place on this page' },
  { html: '<a href="/search/6" target="_blank" rel="noreferrer">x</a>', why: 'a new tab' },
  { html: '<a href="/search/6" download="x">x</a>', why: 'a file' },
  { html: '<a href="/api/openapi.json">x</a>', why: 'no page of the site' },
  { html: '<a>x</a>', why: 'no address' },
])('nothing is opened ahead: $why', async ({ html }) => {
  const { opened, at, settle } = page(html);
  at('touchstart', 'a');
  await settle();
  expect(opened).toEqual([]);
});

test('the main action of the screen is opened ahead without a touch, and once', async () => {
  const { opened, at, settle } = page('<a href="/">a</a><a href="/search/7" data-main-action>b</a>');
  await settle();
  at('touchstart', '[data-main-action]');
  await settle();
  expect(opened).toEqual(['7  true']);
});

test('who saves data loads nothing before the finger is on the link', async () => {
  const { opened, at, settle } = page('<a href="/search/7" data-main-action>b</a>', { saveData: true });
  await settle();
  expect(opened).toEqual([]);
  at('touchstart', 'a');
  await settle();
  expect(opened).toEqual(['7  true']);
});

test('a page that refuses is told when it is opened, not before', async () => {
  const { opened, at, settle } = page('<a href="/login">x</a>');
  at('touchstart', 'a');
  await settle();
  expect(opened).toEqual(['/login.js']);
});

test('a long list opens only so many pages, and none after the page is left', async () => {
  const links = Array.from({ length: PAGES_AHEAD_MAX + 5 }, (_, at) => `<a href="/search/${at}">x</a>`);
  const { opened, at, settle } = page(links.join(''));
  for (let link = 1; link <= links.length; link++) at('touchstart', `a:nth-child(${link})`);
  await settle();
  expect(opened).toHaveLength(PAGES_AHEAD_MAX);
  const later = page(LINK);
  leaving.abort();
  later.at('touchstart', 'b');
  await later.settle();
  expect(later.opened).toEqual([]);
});
