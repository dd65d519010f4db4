import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';
import { VoiceRefused } from './voice-refused.ts';

/** Queued work that ends when the test says so. */
function open(waitingMax = 10, waitingMaxEach = 10) {
  const inTurn = createTurns({ waitingMax, waitingMaxEach });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (who: string, name = who) => {
    const controller = new AbortController();
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    };
    const done = inTurn(work, { who, signal: controller.signal });
    return { done, leave: () => controller.abort() };
  };
  /** Ends the running work, after it has started. */
  const endNext = async () => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  };
  return { ask, begun, endNext };
}

test('work runs one after another, in the order of the requests', async () => {
  const { ask, begun, endNext } = open();
  const asked = ['Hoa', 'Minh', 'An'].map((who) => ask(who).done);
  for (const [index, done] of asked.entries()) {
    await endNext();
    await done;
    expect(begun.slice(0, index + 1)).toEqual(['Hoa', 'Minh', 'An'].slice(0, index + 1));
  }
});

test('each listener can have only a few waiting requests, and others are not affected', async () => {
  const { ask, endNext } = open(10, 2);
  const served = [ask('Hoa', '1').done, ask('Hoa', '2').done, ask('Hoa', '3').done];
  await expect(ask('Hoa', '4').done).rejects.toEqual(new VoiceRefused('caller-waits'));
  served.push(ask('Minh').done);
  for (const done of served) {
    await endNext();
    await done;
  }
  const again = ask('Hoa', '5').done;
  await endNext();
  expect(await again).toBe('5');
});

test('the total number of waiting requests is limited', async () => {
  const { ask } = open(2);
  for (const who of ['Hoa', 'Minh', 'An']) void ask(who).done;
  await expect(ask('Lan').done).rejects.toEqual(new VoiceRefused('all-wait'));
});

test('a listener that disconnects is not served, and the place is free at once', async () => {
  const { ask, begun, endNext } = open(1);
  const hoa = ask('Hoa');
  const minh = ask('Minh');
  minh.leave();
  expect(await minh.done).toBeNull();
  const an = ask('An');
  await endNext();
  expect(await hoa.done).toBe('Hoa');
  await endNext();
  expect(await an.done).toBe('An');
  expect(begun).toEqual(['Hoa', 'An']);
});

test('a listener that disconnected before takes no turn', async () => {
  const inTurn = createTurns({ waitingMax: 1, waitingMaxEach: 1 });
  const disconnected = { who: 'Hoa', signal: AbortSignal.abort() };
  expect(await inTurn(async () => 'said', disconnected)).toBeNull();
});

test('after failed work the next work runs', async () => {
  const inTurn = createTurns({ waitingMax: 1, waitingMaxEach: 1 });
  const hoa = { who: 'Hoa', signal: new AbortController().signal };
  const failing = inTurn(() => Promise.reject(new Error('no voice')), hoa);
  const next = inTurn(async () => 'said', hoa);
  await expect(failing).rejects.toThrow('no voice');
  expect(await next).toBe('said');
});
