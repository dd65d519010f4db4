import { beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#app/testing/eventually.ts';
import { drink, packText, school, storePack, stubPackDatabase } from '#app/testing/pack.ts';
import { forgetOpenedPack } from './answer-pack.ts';
import { createBrowserPack } from './browser-pack.ts';
import type { PackRequest } from './pack-worker.ts';

beforeEach(() => {
  stubPackDatabase();
  forgetOpenedPack();
});

/** A thread that remembers what it was asked; the test replies for it. */
class FakeThread extends EventTarget {
  readonly requests: PackRequest[] = [];
  readonly terminate = vi.fn<() => void>();
  postMessage(request: PackRequest): void {
    this.requests.push(request);
  }
}

function openWithThread() {
  const threads: FakeThread[] = [];
  const pack = createBrowserPack(() => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread as unknown as Worker;
  });
  const reply = (number: number, answer: unknown) =>
    threads.at(-1)?.dispatchEvent(new MessageEvent('message', { data: { number, answer } }));
  return { threads, pack, reply };
}

const noThreads = () =>
  createBrowserPack(() => {
    throw new Error('no threads here');
  });

const search = (typed: string) => ({ kind: 'search', typed }) as const;

test('replies are matched by number', async () => {
  const { threads, pack, reply } = openWithThread();
  const asked = [pack.ask(search('飲む')), pack.ask(search('学校'))];
  expect(threads[0]?.requests.map(({ question }) => question)).toEqual([search('飲む'), search('学校')]);
  reply(2, 'of the second');
  reply(1, 'of the first');
  expect(await Promise.all(asked)).toEqual(['of the first', 'of the second']);
});

test('the thread starts before it is needed, and only once', () => {
  const { threads, pack } = openWithThread();
  pack.prepare();
  pack.prepare();
  void pack.ask(search('飲む'));
  expect(threads).toHaveLength(1);
});

test('a thread that fails loses no question: the page answers', async () => {
  await storePack();
  const { threads, pack } = openWithThread();
  const asked = pack.ask(search('飲みます'));
  threads[0]?.dispatchEvent(new Event('error'));
  expect(await asked).toMatchObject({ pack: 'n5-n3', answer: { found: [{ id: drink.id }] } });
  expect(threads[0]?.terminate).toHaveBeenCalledOnce();
});

test.each([
  { typed: '飲みます', id: drink.id, why: 'an inflected form' },
  { typed: 'gakkou', id: school.id, why: 'romaji' },
  { typed: 'truong hoc', id: school.id, why: 'Vietnamese without marks' },
  { typed: 'học hiệu', id: school.id, why: 'Hán Việt' },
])('$typed: $why', async ({ typed, id }) => {
  await storePack();
  expect(await noThreads().ask(search(typed))).toMatchObject({ answer: { found: [{ id }] } });
});

test('a page of a word, suggestions, and what is not there', async () => {
  await storePack();
  const pack = noThreads();
  expect(await pack.ask({ kind: 'word', id: drink.id })).toMatchObject({ answer: { kanji: '飲む' } });
  expect(await pack.ask({ kind: 'word', id: 99 })).toEqual({ pack: 'n5-n3', answer: null });
  expect(await pack.ask({ kind: 'suggest', typed: 'がっ' })).toMatchObject({ answer: [{ id: school.id }] });
});

test('without a pack there is no answer', async () => {
  expect(await noThreads().ask(search('飲む'))).toBeNull();
});

test('a pack that cannot be read is no answer', async () => {
  await storePack(new TextEncoder().encode('{"edition":'));
  expect(await noThreads().ask(search('飲む'))).toBeNull();
});

test('after another download the new pack answers', async () => {
  await storePack(packText('edition-1', [drink]));
  const pack = noThreads();
  expect(await pack.ask(search('学校'))).toMatchObject({ answer: { found: [] } });
  await storePack(packText('edition-2', [school]), 'edition-2');
  pack.renew();
  await eventually(async () =>
    expect(await pack.ask(search('学校'))).toMatchObject({ answer: { found: [{ id: school.id }] } }),
  );
});

test('an earlier pack that cannot be closed is logged, and nothing else fails', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  vi.doMock('./answer-pack.ts', () => ({
    forgetOpenedPack() {
      throw new Error('not closed');
    },
  }));
  noThreads().renew();
  await eventually(() => expect(warned).toHaveBeenCalledOnce());
  vi.doUnmock('./answer-pack.ts');
  warned.mockRestore();
});
