import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/texts/errors.ts';
import { createRenderQueue } from './render-queue.ts';

/** A queue of renders that end when the test says so. */
function openQueue(atOnce: number, waitingMax: number) {
  const queue = createRenderQueue(atOnce, waitingMax);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const add = (page: string) =>
    queue(() => {
      begun.push(page);
      return new Promise<string>((resolve, reject) =>
        ends.set(page, (error) => (error ? reject(error) : resolve(page))),
      );
    });
  return { add, begun, ends };
}

describe('concurrent page requests', () => {
  test('are rendered a few at a time, in order', async () => {
    const { add, begun, ends } = openQueue(2, 10);
    const pages = ['/1', '/2', '/3', '/4'].map(add);
    await nextTurn();
    await nextTurn();
    expect(begun).toEqual(['/1', '/2']);
    ends.get('/1')?.();
    expect(await pages[0]).toBe('/1');
    await nextTurn();
    expect(begun).toEqual(['/1', '/2', '/3']);
    for (const page of ['/2', '/3']) ends.get(page)?.();
    await nextTurn();
    await nextTurn();
    ends.get('/4')?.();
    expect(await Promise.all(pages)).toEqual(['/1', '/2', '/3', '/4']);
  });

  test('yield to other work between two of them', async () => {
    const queue = createRenderQueue(1, 10);
    const order: string[] = [];
    const render = async (page: string) => void order.push(page);
    const done = Promise.all(['/1', '/2'].map((page) => queue(() => render(page))));
    setImmediate(() => order.push('other work'));
    await done;
    expect(order).toEqual(['/1', 'other work', '/2']);
  });

  test('are refused when too many wait; a failed one makes room for the next', async () => {
    const { add, begun, ends } = openQueue(1, 1);
    const [failing, waiting] = [add('/1'), add('/2')];
    await expect(add('/3')).rejects.toMatchObject({ statusCode: 503, message: errorTexts.overloaded });
    await nextTurn();
    ends.get('/1')?.(new Error('rendering fell over'));
    await expect(failing).rejects.toThrow('fell over');
    await nextTurn();
    expect(begun).toEqual(['/1', '/2']);
    ends.get('/2')?.();
    expect(await waiting).toBe('/2');
  });
});
