import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TAKE_OVER } from './messages.ts';

interface FakeWorker extends EventTarget {
  state: ServiceWorkerState;
}

const MANIFEST = '__reactRouterManifest';
const said: [FakeWorker, unknown][] = [];
const reload = vi.fn<() => void>();

function createWorker(state: ServiceWorkerState): FakeWorker {
  const worker = Object.assign(new EventTarget(), { state });
  return Object.assign(worker, { postMessage: (message: unknown) => void said.push([worker, message]) });
}

/** A browser whose workers the test moves on. */
function stubServiceWorkers(inCharge: FakeWorker | null) {
  const registration = Object.assign(new EventTarget(), {
    active: inCharge,
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
    update: async () => undefined,
  });
  const register = vi.fn<() => Promise<unknown>>(async () => registration);
  const container = Object.assign(new EventTarget(), {
    controller: inCharge,
    ready: Promise.resolve(registration),
    register,
    getRegistration: async () => (inCharge ? registration : undefined),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  const advance = (worker: FakeWorker, state: ServiceWorkerState) => {
    worker.state = state;
    act(() => void worker.dispatchEvent(new Event('statechange')));
  };
  return {
    register,
    installs(worker: FakeWorker) {
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
    },
    waits(worker: FakeWorker) {
      registration.installing = null;
      if (registration.waiting) registration.waiting.state = 'redundant';
      registration.waiting = worker;
      advance(worker, 'installed');
    },
    takesOver(worker: FakeWorker) {
      registration.installing = null;
      registration.waiting = null;
      registration.active = worker;
      worker.state = 'activated';
      container.controller = worker;
      act(() => void container.dispatchEvent(new Event('controllerchange')));
    },
    /** Before the page has loaded its own code. */
    startsWith(parts: Partial<typeof registration>) {
      Object.assign(registration, parts);
    },
  };
}

async function open() {
  const page = await import('./new-version.ts');
  await page.startServiceWorker();
  await navigator.serviceWorker.ready;
  const { result } = renderHook(page.useNewVersion);
  return { ...page, isOffered: () => result.current };
}

beforeEach(() => {
  said.length = 0;
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setInterval'] });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  reload.mockReset();
  Object.assign(window, { [MANIFEST]: { version: 'a1b2c3d4' } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(window, MANIFEST);
});

describe('a new version', () => {
  test('waits until somebody takes it; then the page is loaded again', async () => {
    const next = createWorker('installing');
    const browser = stubServiceWorkers(createWorker('activated'));
    const { isOffered, takeNewVersion } = await open();
    browser.installs(next);
    expect(isOffered()).toBe(false);
    browser.waits(next);
    expect(isOffered()).toBe(true);
    takeNewVersion();
    expect(said).toContainEqual([next, TAKE_OVER]);
    expect(reload, 'the files of the new worker are not in use yet').not.toHaveBeenCalled();
    browser.takesOver(next);
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each([
    { state: 'waiting', why: 'it has waited since before' },
    { state: 'installing', why: 'it was on its way when the page was opened' },
  ] as const)('is offered: $why', async ({ state }) => {
    const next = createWorker(state === 'waiting' ? 'installed' : 'installing');
    const browser = stubServiceWorkers(createWorker('activated'));
    browser.startsWith({ [state]: next });
    const { isOffered } = await open();
    if (state === 'installing') browser.waits(next);
    expect(isOffered()).toBe(true);
  });

  test('that another tab has taken is loaded at the first tap', async () => {
    const next = createWorker('installed');
    const browser = stubServiceWorkers(createWorker('activated'));
    browser.startsWith({ waiting: next });
    const { isOffered, takeNewVersion } = await open();
    browser.takesOver(next);
    expect(isOffered()).toBe(true);
    expect(reload, 'nothing is reloaded by itself').not.toHaveBeenCalled();
    takeNewVersion();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is offered in a tab that learns of it only when another has taken it', async () => {
    const browser = stubServiceWorkers(createWorker('activated'));
    const { isOffered } = await open();
    browser.takesOver(createWorker('activated'));
    expect(isOffered()).toBe(true);
  });

  test('takes the place of one that nobody took', async () => {
    const [second, third] = [createWorker('installing'), createWorker('installing')];
    const browser = stubServiceWorkers(createWorker('activated'));
    const { takeNewVersion } = await open();
    browser.installs(second);
    browser.waits(second);
    browser.installs(third);
    browser.waits(third);
    takeNewVersion();
    expect(said.filter(([, message]) => message === TAKE_OVER)).toEqual([[third, TAKE_OVER]]);
  });

  test('is not the first worker of a browser', async () => {
    const first = createWorker('installing');
    const browser = stubServiceWorkers(null);
    const { isOffered } = await open();
    browser.installs(first);
    browser.waits(first);
    browser.takesOver(first);
    expect(isOffered()).toBe(false);
  });
});

test('a page says which build it runs', async () => {
  const worker = createWorker('activated');
  stubServiceWorkers(worker);
  await open();
  expect(said).toEqual([[worker, { runs: 'a1b2c3d4' }]]);
});

describe('somebody who saves data', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  });

  test.each([
    { learner: 'new', hasWorker: false, times: 0, why: 'a visitor downloads no megabyte' },
    { learner: 'begun', hasWorker: false, times: 1, why: 'a learner finds their lessons without a network' },
    { learner: 'new', hasWorker: true, times: 1, why: 'a worker that is there is kept up to date' },
  ])('$why', async ({ learner, hasWorker, times }) => {
    localStorage.setItem('learner', learner);
    const { register } = stubServiceWorkers(hasWorker ? createWorker('activated') : null);
    await open();
    expect(register).toHaveBeenCalledTimes(times);
  });
});
