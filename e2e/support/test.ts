import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { accounts, PASSWORD } from './accounts.mjs';
import { type FakeServices, openFakeServices } from './fake-services.ts';
import { fakeGoogleScript } from './google-script.ts';
import { copyPreparedData } from './prepare-accounts.mjs';
import { startProduct } from './product.mjs';

export { accounts, expect, PASSWORD };
export type Person = keyof typeof accounts;

type Product = Awaited<ReturnType<typeof startProduct>>;

interface Fixtures {
  /** Whether a fake of Google's script is loaded; otherwise Google cannot be reached. */
  withGoogle: boolean;
  /** The session token of a person, for API calls. */
  tokenOf: (person: Person) => Promise<string>;
  /** Puts the session of a person into the browser, like a login. */
  signInAs: (person: Person) => Promise<void>;
}

interface WorkerFixtures {
  /** The fake mail server and the fake Google of this worker's product. */
  services: FakeServices;
  /** Each worker has its own product, on a copy of the prepared data: workers do not affect each other. */
  product: Product;
  tokens: Map<Person, string>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  withGoogle: [false, { option: true }],

  services: [
    async ({}, use) => {
      const services = await openFakeServices();
      await use(services);
      await services.close();
    },
    { scope: 'worker' },
  ],

  product: [
    async ({ services }, use) => {
      const dataDir = await copyPreparedData();
      const product = await startProduct(dataDir, services.environment);
      await use(product);
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
      process.stdout.write(product.output());
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  baseURL: ({ product }, use) => use(product.url),

  // Only where needed: a context with a route intercepts every request, and disables the cache of the browser.
  context: async ({ context, withGoogle }, use) => {
    if (withGoogle)
      await context.route('https://accounts.google.com/gsi/client', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: fakeGoogleScript }),
      );
    await use(context);
  },

  // Fails a test whose page had console errors, exceptions or policy violations.
  page: async ({ page, javaScriptEnabled }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) problems.push(message.text());
    });
    if (javaScriptEnabled) waitForScripts(page);
    await use(page);
    expect(problems, 'problems of the page').toEqual([]);
  },

  // A login computes a slow hash and counts against the limits: once per worker is enough.
  tokens: [async ({}, use) => use(new Map()), { scope: 'worker' }],

  tokenOf: async ({ request, tokens }, use) => {
    await use(async (person) => {
      const known = tokens.get(person);
      if (known) return known;
      const data = { email: accounts[person].email, password: PASSWORD };
      const reply = await request.post('/auth/login', { data });
      expect(reply.status(), await reply.text()).toBe(200);
      const { token } = (await reply.json()) as { token: string };
      tokens.set(person, token);
      return token;
    });
  },

  signInAs: async ({ context, tokenOf }, use) => {
    await use(async (person) => {
      await context.addInitScript(
        (value) => {
          // Only on the first page: after a logout the session must stay removed.
          if (sessionStorage.getItem('signed-in')) return;
          sessionStorage.setItem('signed-in', 'yes');
          localStorage.setItem('token', value);
        },
        await tokenOf(person),
      );
    });
  },
});

/** Waits for hydration, because an earlier click is lost; not for a test that sets `waitUntil`. */
function waitForScripts(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const reply = await goto.call(page, url, options);
    if (!options?.waitUntil) await page.waitForFunction(isHydrated);
    return reply;
  };
  page.reload = async (options) => {
    const reply = await reload.call(page, options);
    if (!options?.waitUntil) await page.waitForFunction(isHydrated);
    return reply;
  };
}

/** React adds a property to every hydrated element; a document without a script is never hydrated. */
function isHydrated(): boolean {
  const main = document.querySelector('main');
  const hasFiber = main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  return hasFiber || document.querySelector('script[type=module]') === null;
}

// The browser reports every status above 399 as an error, but tests of 404 and 401 cause them on purpose.
const isExpected = (text: string) => text.startsWith('Failed to load resource');

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Text that is fading has a wrong contrast: so transitions and animations are finished before axe runs.
// Endless animations (skeletons) are left out.
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });

const restoreTransitions = (page: Page) => page.evaluate(() => void document.adoptedStyleSheets.pop());

/** WCAG 2.2 AA, and the best practices of axe. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeScope {
  /** Only these rules instead of all. */
  readonly rules?: readonly string[];
  /** A JavaScript expression for the elements to check, instead of the whole page. */
  readonly within?: string;
}

/** The findings of axe, of any severity, as short lines. */
export async function accessibilityFindings(
  page: Page,
  { rules, within = 'document' }: AxeScope = {},
): Promise<string[]> {
  await finishAnimations(page);
  // The script is half a megabyte and a full report is even longer: so it is injected once, and returns only
  // violations.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axeSource);
  const options = JSON.stringify({
    resultTypes: ['violations'],
    runOnly: rules ?? STANDARDS,
    // Required by WCAG 2.2, but axe checks it only when enabled.
    rules: { 'target-size': { enabled: rules === undefined } },
  });
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${within}, ${options}).then(({ violations }) => violations)`,
  );
  await restoreTransitions(page);
  return violations.map(
    ({ id, impact, nodes }) =>
      `${id} (${impact}): ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('; ')}`,
  );
}

/** Delays replies until they are released, to test what the page shows meanwhile. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
