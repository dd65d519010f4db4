import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { packSectionTexts as texts } from '#contract/texts/pack-section.ts';
import type { Answers } from '#app/testing/answering-api.ts';
import { eventually } from '#app/testing/eventually.ts';
import { infoOf, packText, storePack, stubPackDatabase } from '#app/testing/pack.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { PackSection } from './pack-section.tsx';

/** Names whose code fails to load. */
const missing = vi.hoisted(() => new Set<PropertyKey>());
const mayBeMissing = vi.hoisted(() => <Module extends object>(module: Module): Module => {
  const get = (loaded: Module, name: PropertyKey): unknown => {
    if (missing.has(name)) throw new TypeError('Failed to fetch dynamically imported module');
    return Reflect.get(loaded, name);
  };
  return new Proxy(module, { get });
});
vi.mock('#app/lib/pack/download-pack.ts', async (load) => mayBeMissing(await load<object>()));
vi.mock('#app/lib/pack/browser-pack.ts', async (load) => mayBeMissing(await load<object>()));

const LIST = 'GET /api/dictionary/packs';
const text = packText('edition-2');
const info = infoOf(text, 'edition-2');
const infos = [
  { ...info, pack: 'n5-n4', words: 1_200 },
  info,
  { ...info, pack: 'n5-n1', words: 9_000, downloadBytes: 1_840_000 },
];

const answering: Answers = { [LIST]: () => Response.json(infos) };
const show = (answers: Answers = answering) => renderWithApi(<PackSection />, answers, '/settings');
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
/** The button works once the list and the database are there. */
const press = async (name: string) => {
  await eventually(async () => expect((await button(name)).disabled).toBe(false));
  fireEvent.click(await button(name));
};
const sending = (send: (signal: AbortSignal) => Promise<Response>) =>
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => send(signal));

function NoWorker() {
  throw new Error('no threads here');
}

beforeEach(() => {
  localStorage.clear();
  stubPackDatabase();
  vi.stubGlobal('Worker', NoWorker);
});
afterEach(() => {
  missing.clear();
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('offers three packs with their sizes, the middle one first', async () => {
  show();
  expect(await screen.findByText(/9\.000 từ, tải khoảng 1,8 MB/)).toBeDefined();
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
    false,
    true,
    false,
  ]);
  expect(await screen.findByText(texts.none)).toBeDefined();
  expect(screen.queryByRole('button', { name: texts.remove })).toBeNull();
});

test('a download is stored, and can be deleted', async () => {
  sending(async () => new Response(text.slice()));
  show();
  await press(texts.download);
  expect(await screen.findByText(texts.finished('N5–N3'))).toBeDefined();
  expect(screen.getByText(/Trong máy đang có từ điển N5–N3/).textContent).toContain(texts.newest);
  expect(localStorage.getItem('dictionary-pack')).toBe('n5-n3');
  await press(texts.remove);
  expect(await screen.findByText(texts.removed)).toBeDefined();
  expect(screen.getByText(texts.none)).toBeDefined();
  expect(localStorage.getItem('dictionary-pack')).toBeNull();
});

test('shows progress, and can be stopped', async () => {
  let hasBegun = () => {};
  const begun = new Promise<void>((resolve) => {
    hasBegun = resolve;
  });
  sending(async (signal) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(text.slice(0, Math.round(text.byteLength / 2)));
        signal.addEventListener('abort', () => controller.error(signal.reason));
        hasBegun();
      },
    });
    return new Response(body);
  });
  show();
  await press(texts.download);
  await act(() => begun);
  expect(await screen.findByText(/Đã tải 50/)).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  await press(texts.cancel);
  expect(await screen.findByText(texts.failures.cancelled)).toBeDefined();
  expect(screen.getByText(texts.none)).toBeDefined();
});

describe('with a pack', () => {
  test('of an older edition: the newer one is offered, and replaces it', async () => {
    await storePack(packText('edition-1'), 'edition-1');
    sending(async () => new Response(text.slice()));
    show();
    expect(await screen.findByText(texts.newer)).toBeDefined();
    expect(screen.getByText(/Tải ngày 05\/11\/2026/)).toBeDefined();
    await press(texts.update);
    expect(await screen.findByText(texts.newest)).toBeDefined();
  });

  test('of other levels: another one would replace it', async () => {
    await storePack(text, 'edition-2');
    show();
    expect(await button(texts.again)).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: texts.option('N5–N1') }));
    expect(await button(texts.replace)).toBeDefined();
  });

  test.each([
    {
      why: 'a connection that breaks',
      reply: () => new Response(text.slice(0, -9)),
      says: texts.failures.cut,
    },
    {
      why: 'a server in trouble',
      reply: () => new Response('', { status: 500 }),
      says: texts.failures.failed,
    },
  ])('$why leaves it, and says so', async ({ reply, says }) => {
    await storePack(packText('edition-1'), 'edition-1');
    sending(async () => reply());
    show();
    await press(texts.update);
    expect(await screen.findByText(`${says} ${texts.keptOld}`)).toBeDefined();
    expect(screen.getByText(texts.newer)).toBeDefined();
  });
});

test('an edition that changed in between is listed and downloaded again', async () => {
  const newer = packText('edition-3');
  let lists = 0;
  sending(async () => new Response(newer.slice()));
  show({ [LIST]: () => Response.json(++lists === 1 ? infos : [infoOf(newer, 'edition-3')]) });
  await press(texts.download);
  expect(await screen.findByText(texts.finished('N5–N3'))).toBeDefined();
  expect(lists).toBe(2);
});

test('no room: says so and keeps the old pack', async () => {
  await storePack(packText('edition-1'), 'edition-1');
  sending(async () => new Response(text.slice()));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  });
  show();
  await press(texts.update);
  expect(await screen.findByText(`${texts.failures['no-room']} ${texts.keptOld}`)).toBeDefined();
  cleanup();
  show();
  expect(await screen.findByText(texts.newer)).toBeDefined();
});

test('a browser without a database: says why, and offers nothing', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('not here', 'SecurityError');
    },
  });
  show();
  expect(await screen.findByText(texts.noStorage)).toBeDefined();
  expect(screen.queryByRole('button', { name: texts.download })).toBeNull();
});

test('offline: nothing can be downloaded, and what is there can be deleted', async () => {
  await storePack();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({
    [LIST]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await screen.findByText(texts.offline)).toBeDefined();
  expect((await button(texts.download)).disabled).toBe(true);
  await press(texts.remove);
  expect(await screen.findByText(texts.removed)).toBeDefined();
});

describe('code that fails to load', () => {
  let logged: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    logged = vi.spyOn(console, 'warn').mockReturnValue();
  });

  test('of the download: says so, and the next attempt is a new one', async () => {
    missing.add('downloadPack');
    sending(async () => new Response(text.slice()));
    show();
    await press(texts.download);
    expect(await screen.findByText(texts.failures.failed)).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
    missing.clear();
    await press(texts.download);
    expect(await screen.findByText(texts.finished('N5–N3'))).toBeDefined();
  });

  test('of the search: a pack that is stored or deleted is not called a failure', async () => {
    missing.add('browserPack');
    sending(async () => new Response(text.slice()));
    show();
    await press(texts.download);
    expect(await screen.findByText(texts.finished('N5–N3'))).toBeDefined();
    await press(texts.remove);
    expect(await screen.findByText(texts.removed)).toBeDefined();
    expect(screen.getByText(texts.none)).toBeDefined();
    await eventually(() => expect(logged).toHaveBeenCalledTimes(2));
  });
});
