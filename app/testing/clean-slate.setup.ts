import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterAll, vi } from 'vitest';

/**
 * Vitest setup of every app test file. Files share one worker and one window, because loading React and a DOM for each
 * file costs more than all tests together. So each file starts with fresh modules and leaves nothing on the page.
 */

// Stores, drafts and parts loaded on demand live in our modules; packages stay loaded.
vi.resetModules();

// A test that forgets its fake server must not reach whatever listens on this machine.
globalThis.fetch = () => Promise.reject(new TypeError('Tests have no network'));

// While it polls, Testing Library says so with this flag, which its types do not declare.
const isPolling = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // Dialogs and toasts are imported on first use, which took over 15 seconds on a machine with ten times its load.
  asyncUtilTimeout: 30_000,
  // Every look that finds nothing yet would print the whole document. The error of the last one still does.
  getElementError(message, container) {
    const shown = isPolling() ? [message] : [message, prettyDOM(container)];
    const error = new Error(shown.filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// React keeps a stack for each of the first 10,000 elements of every second, a sixth of the time of all tests, for
// warnings that name the owner of an element. Where a later React counts otherwise, this only saves nothing.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  });
}

/**
 * What a file has opened ends with it: each of its outboxes listens to the network and to other tabs for as long as the
 * window lives, and would read its database at every change that a later file makes.
 */
const endings: (() => void)[] = [];

const { BroadcastChannel: Channel } = globalThis;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    endings.push(() => {
      this.close();
      // Work that ends after its file has nobody to tell.
      Reflect.set(this, 'postMessage', () => {});
    });
  }
};
endings.push(() => {
  globalThis.BroadcastChannel = Channel;
});

type Listening = [
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
];
for (const target of [window, document]) {
  const add: (...listening: Listening) => void = target.addEventListener;
  const addForThisFile = (...listening: Listening) => {
    add.apply(target, listening);
    // React listens to it once for each document.
    if (listening[0] !== 'selectionchange') endings.push(() => target.removeEventListener(...listening));
  };
  Reflect.set(target, 'addEventListener', addForThisFile);
  endings.push(() => Reflect.set(target, 'addEventListener', add));
}

afterAll(async () => {
  cleanup();
  // What is still being stored must not mark the next file's learner as somebody who has begun.
  const { forgetLog } = await import('#app/lib/learning/learning.ts');
  forgetLog();
  for (const end of endings) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
