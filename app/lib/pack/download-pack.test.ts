import { beforeEach, describe, expect, test, vi } from 'vitest';
import { infoOf, packText, storePack, stubPackDatabase } from '#app/testing/pack.ts';
import { downloadPack, PackFailure } from './download-pack.ts';
import { openPackStore, type PackStore } from './pack-store.ts';

const old = packText('edition-1');
const fresh = packText('edition-2');
const freshInfo = infoOf(fresh, 'edition-2');

let store: PackStore;

beforeEach(async () => {
  stubPackDatabase();
  await storePack(old);
  const opened = await openPackStore();
  if (!opened) throw new Error('The test has no database');
  store = opened;
});

/** A reply in pieces, which may break off. */
function replyOf(text: Uint8Array, { failsAfter = Number.POSITIVE_INFINITY } = {}): Response {
  const half = Math.ceil(text.byteLength / 2);
  const pieces = [text.slice(0, half), text.slice(half)];
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= failsAfter) return controller.error(new TypeError('network error'));
      const piece = pieces[sent++];
      return piece ? controller.enqueue(piece) : controller.close();
    },
  });
  return new Response(body);
}

interface Attempt {
  readonly send: () => Promise<Response>;
  readonly into?: Pick<PackStore, 'replace'>;
  readonly controller?: AbortController;
}

const attempt = async ({ send, into = store, controller = new AbortController() }: Attempt) => {
  const shares: number[] = [];
  try {
    const stored = await downloadPack(freshInfo, {
      store: into,
      signal: controller.signal,
      onProgress: (share) => shares.push(share),
      send,
      now: () => new Date('2026-11-18T08:00:00Z'),
    });
    return { stored, shares };
  } catch (error) {
    return { reason: error instanceof PackFailure ? error.reason : error, shares };
  }
};

const textNow = async () => new TextDecoder().decode((await store.text()) ?? undefined);

test('a complete download replaces the old pack and says when', async () => {
  const { stored, shares } = await attempt({ send: async () => replyOf(fresh) });
  expect(stored).toEqual({ ...freshInfo, downloadedAt: '2026-11-18T08:00:00.000Z' });
  expect(await store.info()).toEqual(stored);
  expect(await textNow()).toBe(new TextDecoder().decode(fresh));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

const quota = Object.assign(new Error('no room'), { name: 'QuotaExceededError' });

describe('the old pack stays', () => {
  test.each<Omit<Attempt, 'controller'> & { why: string; reason: string }>([
    { why: 'the connection breaks', reason: 'cut', send: async () => replyOf(fresh, { failsAfter: 1 }) },
    { why: 'the text ends early', reason: 'cut', send: async () => replyOf(fresh.slice(0, -20)) },
    { why: 'there is no network', reason: 'offline', send: () => Promise.reject(new TypeError('fetch')) },
    { why: 'the server refuses', reason: 'failed', send: async () => new Response('', { status: 503 }) },
    { why: 'the edition is not the listed one', reason: 'changed', send: async () => replyOf(old) },
    {
      why: 'it is not a pack, as behind the login page of a Wi-Fi',
      reason: 'changed',
      send: async () => new Response('<html>'),
    },
    {
      why: 'there is no room',
      reason: 'no-room',
      send: async () => replyOf(fresh),
      into: { replace: () => Promise.reject(quota) },
    },
    {
      why: 'the database fails',
      reason: 'failed',
      send: async () => replyOf(fresh),
      into: { replace: () => Promise.reject(new Error('broken')) },
    },
  ])('$why: $reason', async ({ reason, send, into }) => {
    expect((await attempt({ send, ...(into && { into }) })).reason).toBe(reason);
    expect(await store.info()).toMatchObject({ edition: 'edition-1' });
    expect(await textNow()).toBe(new TextDecoder().decode(old));
  });

  test('it is cancelled', async () => {
    const controller = new AbortController();
    const replace = vi.fn<PackStore['replace']>();
    const send = async () => {
      controller.abort();
      return replyOf(fresh);
    };
    expect((await attempt({ send, controller, into: { replace } })).reason).toBe('cancelled');
    expect(replace).not.toHaveBeenCalled();
  });
});

test('deleting leaves nothing', async () => {
  await store.remove();
  expect([await store.info(), await store.text()]).toEqual([null, null]);
});

test('a browser without a database has no store', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('not here', 'SecurityError');
    },
  });
  expect(await openPackStore()).toBeNull();
});
