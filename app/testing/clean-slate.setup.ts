import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/**
 * Vitest setup of every app test file. Files share one worker and one window, because loading React and a DOM for each
 * file costs more than all tests together. So each file starts with fresh modules and leaves nothing on the page.
 */

// Stores, drafts and parts loaded on demand live in our modules; packages stay loaded.
vi.resetModules();

// Dialogs and toasts are imported on first use, which can be slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

afterAll(async () => {
  cleanup();
  // What is still being stored must not mark the next file's learner as somebody who has begun.
  const { forgetLog } = await import('#app/lib/learning/learning.ts');
  forgetLog();
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
