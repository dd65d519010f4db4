import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/**
 * vitest's setup of every app test file. Files follow each other in one worker with one window, as loading React and a DOM
 * for each costs more than all tests together. So a file finds our modules as new, and leaves nothing on the page.
 */

// Stores, drafts and what was loaded on demand live in modules of ours; packages stay loaded.
vi.resetModules();

// Dialogs and toasts are imported when they are first wanted, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

afterAll(() => {
  cleanup();
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
