import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import type { EntryContext } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { isShell, PageScripts, PageScriptsContext, pageScriptsOf, prepareRouter } from './page-start.tsx';

const written = '</script><script>alert(1)</script><!--';

/** The part of React Router's entry context that is used. */
const entryContext = (state: string, page = 'pages/home') =>
  ({
    manifest: {
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/frame.js'] },
      routes: {
        root: { id: 'root', module: '/assets/root.js', imports: ['/assets/frame.js'] },
        'pages/home': { id: 'pages/home', module: '/assets/home.js', imports: ['/assets/cards.js'] },
        'pages/site/shell-page': { id: 'pages/site/shell-page', module: '/assets/shell.js' },
        'pages/other': { id: 'pages/other', module: '/assets/other.js' },
      },
    },
    staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: page } }] },
    serverHandoffString: '{"ssr":true,"basename":"\\u003c/script\\u003e"}',
    serverHandoffStream: new Blob([state]).stream(),
  }) as unknown as EntryContext;

async function render(state: string, page?: string): Promise<string> {
  const value = await pageScriptsOf(entryContext(state, page));
  return renderToStaticMarkup(createElement(PageScriptsContext, { value }, createElement(PageScripts)));
}

afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(window, '__reactRouterContext');
  Reflect.deleteProperty(window, '__reactRouterRouteModules');
});

test('the page state is data: nothing in it can run', async () => {
  const html = await render(written);
  const scripts = [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)];
  expect(scripts.map(([, attributes]) => attributes)).toEqual([
    ' id="page-start" type="application/json"',
    // Not before the style sheet and the fonts, which the first text waits for (decision 060).
    ' type="module" src="/assets/entry.js" fetchPriority="low"',
  ]);
  expect(scripts[0]?.[2]).not.toContain('<');
});

test('every file that the page needs is preloaded once, and no other', async () => {
  const preloaded = [...(await render('')).matchAll(/<link rel="modulepreload" href="([^"]*)"/g)];
  expect(preloaded.map(([, file]) => file)).toEqual([
    '/assets/manifest.js',
    '/assets/entry.js',
    '/assets/frame.js',
    '/assets/root.js',
    '/assets/home.js',
    '/assets/cards.js',
  ]);
});

test('the browser reads what the server wrote: build, state and route modules', async () => {
  // Without the entry, which the test loads itself.
  document.body.innerHTML = (await render(`${written}水`)).replace(/<script type="module".*/, '');
  const loaded: string[] = [];
  await prepareRouter(async (file) => {
    loaded.push(file);
    return { file };
  });
  const { __reactRouterContext: context, __reactRouterRouteModules: modules } = window as unknown as {
    __reactRouterContext: { ssr: boolean; basename: string; stream: ReadableStream };
    __reactRouterRouteModules: object;
  };
  expect(context).toMatchObject({ ssr: true, basename: '</script>' });
  expect(await new Response(context.stream).text()).toBe(`${written}水`);
  expect(modules).toEqual({ root: { file: '/assets/root.js' }, 'pages/home': { file: '/assets/home.js' } });
  expect(loaded.toSorted()).toEqual(['/assets/home.js', '/assets/manifest.js', '/assets/root.js']);
});

test.each([
  { page: 'pages/site/shell-page', shell: true, why: 'the service worker did not reach the server' },
  { page: 'pages/home', shell: false, why: 'the server has sent the page' },
])('$page is the shell: $shell, $why', async ({ page, shell }) => {
  document.body.innerHTML = (await render('', page)).replace(/<script type="module".*/, '');
  expect(isShell()).toBe(shell);
});
