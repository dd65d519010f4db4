import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceTexts as texts } from '#contract/texts/device.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { CACHES } from '#app/lib/service-worker/messages.ts';
import { stubCaches } from '#app/testing/fake-caches.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import DeviceSection from './device-section.tsx';

const broken = () => Promise.reject(new DOMException('broken', 'UnknownError'));
const stubStorage = (storage: object) =>
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'storage');
});

const show = () => renderWithApi(<DeviceSection hasAccount />, {});
async function erase(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: texts.erase }));
  fireEvent.click(await screen.findByRole('button', { name: texts.eraseYes }));
}

test('sounds that cannot be counted count as none', async () => {
  vi.stubGlobal('caches', { ...stubCaches(), open: broken });
  show();
  expect(await screen.findByText(texts.kept('0', '0'))).toBeDefined();
});

test('what cannot be read at all is said, and read again when the learner asks', async () => {
  const storage = {
    persisted: (): Promise<boolean> => {
      throw new DOMException('not here', 'SecurityError');
    },
  };
  stubStorage(storage);
  // Without a network nothing is repeated by itself.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(await screen.findByText(texts.countFailed)).toBeDefined();
  expect(screen.queryByText(texts.counting)).toBeNull();
  storage.persisted = async () => true;
  fireEvent.click(screen.getByRole('button', { name: uiTexts.tryAgain }));
  expect(await screen.findByText(texts.persistent)).toBeDefined();
});

test('what is kept is erased', async () => {
  const { open } = stubCaches();
  const sounds = await open(CACHES.sounds);
  await sounds.put('/api/speech', new Response('ta'));
  show();
  expect(await screen.findByText(texts.kept('0', '1'))).toBeDefined();
  await erase();
  expect(await screen.findByText(texts.erased)).toBeDefined();
  expect(screen.getByText(texts.kept('0', '0'))).toBeDefined();
});

test('a browser that cannot erase it says so', async () => {
  vi.stubGlobal('caches', { ...stubCaches(), delete: broken });
  show();
  await erase();
  expect(await screen.findByText(texts.eraseFailed)).toBeDefined();
  expect(screen.queryByText(texts.erased)).toBeNull();
});

test('a browser that refuses to keep it, in whatever way, says so', async () => {
  stubStorage({
    persisted: async () => false,
    persist() {
      throw new DOMException('not here', 'SecurityError');
    },
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: texts.persist }));
  await waitFor(() => expect(screen.getByText(texts.persistRefused)).toBeDefined());
});
