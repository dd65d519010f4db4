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
  /** Whether Google's own script comes, as far as a page can tell; without it Google cannot be reached. */
  withGoogle: boolean;
  /** The token of a person, for calls past the screens. */
  tokenOf: (person: Person) => Promise<string>;
  /** Puts the session of a person into the browser, as a login would. */
  signInAs: (person: Person) => Promise<void>;
}

interface WorkerFixtures {
  /** The mail server and the Google of this worker's product. */
  services: FakeServices;
  /** A product of the worker's own, on a copy of the prepared data: no test sees what another worker does. */
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
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ product }, use) => use(product.url),

  // Only where it is wanted: from a context with a route every request comes by here, and none is kept by the browser.
  context: async ({ context, withGoogle }, use) => {
    if (withGoogle)
      await context.route('https://accounts.google.com/gsi/client', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: fakeGoogleScript }),
      );
    await use(context);
  },

  // What the page complained of is looked at after every test: console errors, exceptions, policy violations.
  page: async ({ page, javaScriptEnabled }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text());
    });
    if (javaScriptEnabled) waitForScripts(page);
    await use(page);
    expect(complaints, 'the page complained').toEqual([]);
  },

  // A login costs a slow hash and counts against the limits: once a worker is enough.
  tokens: [async ({}, use) => use(new Map()), { scope: 'worker' }],

  tokenOf: async ({ request, tokens }, use) => {
    await use(async (person) => {
      const known = tokens.get(person);
      if (known) return known;
      const data = { email: accounts[person].email, password: PASSWORD };
      const reply = await request.post('/auth/login', { data });
      const { token } = (await reply.json()) as { token: string };
      tokens.set(person, token);
      return token;
    });
  },

  signInAs: async ({ context, tokenOf }, use) => {
    await use(async (person) => {
      await context.addInitScript(
        (value) => {
          // Only on arrival: a test that logs out must stay out.
          if (sessionStorage.getItem('signed-in')) return;
          sessionStorage.setItem('signed-in', 'yes');
          localStorage.setItem('token', value);
        },
        await tokenOf(person),
      );
    });
  },
});

/** A click before hydration is lost. A test that names another moment to wait for (`waitUntil`) gets that one. */
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

/** React leaves its mark on every element that it has taken over; a document without a script never gets one. */
function isHydrated(): boolean {
  const main = document.querySelector('main');
  const isAlive = main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  return isAlive || document.querySelector('script[type=module]') === null;
}

// The browser reports every status above 399 as an error; tests of 404 and 401 ask for them.
const isExpected = (text: string) => text.startsWith('Failed to load resource');

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Text that is still fading has a contrast of its own: while axe looks, colours are what they will be.
// Endless animations (skeletons) have no end, and are left out.
const standStill = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });

const moveOn = (page: Page) => page.evaluate(() => void document.adoptedStyleSheets.pop());

/** WCAG 2.2 AA, and what axe calls best practice. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Look {
  /** Some rules instead of all. */
  readonly rules?: readonly string[];
  /** JavaScript for the elements to look at, instead of the whole page. */
  readonly within?: string;
}

/** What axe finds, of whatever severity, as short lines. */
export async function accessibilityFindings(
  page: Page,
  { rules, within = 'document' }: Look = {},
): Promise<string[]> {
  await standStill(page);
  // The script is half a megabyte and a full report longer still: the one goes in once, only breaches come out.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axeSource);
  const options = JSON.stringify({
    resultTypes: ['violations'],
    runOnly: rules ?? STANDARDS,
    // WCAG 2.2 asks for it, axe only when it is told to.
    rules: { 'target-size': { enabled: rules === undefined } },
  });
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${within}, ${options}).then(({ violations }) => violations)`,
  );
  await moveOn(page);
  return violations.map(
    ({ id, impact, nodes }) =>
      `${id} (${impact}): ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('; ')}`,
  );
}

/** Keeps answers from the page until they are released: what it shows meanwhile can be looked at. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
