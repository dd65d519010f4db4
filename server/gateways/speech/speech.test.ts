import { describe, expect, test, vi } from 'vitest';
import type { FileCache } from '../file-cache.ts';
import type { Listener } from './listener.ts';
import { createSpeech } from './speech.ts';
import type { Mp3, Utterance } from './voice.ts';

const rain = { text: '雨', reading: 'あめ', speed: 1 };

const hoa = (): Listener => ({ who: 'user:1', signal: new AbortController().signal });

/** Sounds in memory with a delayed "disk", and a voice that records its utterances. */
function open(
  say: (utterance: Utterance, listener: Listener) => Promise<Mp3> = async () => new Uint8Array([1]),
  disk: Promise<void> = Promise.resolve(),
) {
  const stored = new Map<string, Mp3>();
  const said: Utterance[] = [];
  const files: FileCache = {
    find: async (key) => stored.get(key) ?? null,
    store: async (key, sound) => {
      await disk;
      stored.set(key, new Uint8Array(sound));
      return true;
    },
    cleanUp: async () => {},
  };
  const voice = {
    say: (utterance: Utterance, listener: Listener) => {
      said.push(utterance);
      return say(utterance, listener);
    },
    close: async () => {},
  };
  const speech = createSpeech({ voice, files });
  return { speech, say: (utterance: Utterance) => speech.say(utterance, hoa()), said, stored };
}

test('the same utterance is synthesized once, for concurrent and for later requests', async () => {
  const { say, said } = open();
  const sounds = await Promise.all([say(rain), say({ ...rain })]);
  const sound = new Uint8Array([1]);
  expect([...sounds, await say(rain)]).toEqual([sound, sound, sound]);
  expect(said).toHaveLength(1);
});

test.each([
  { other: { ...rain, text: '飴' }, why: 'another text' },
  { other: { ...rain, reading: 'う' }, why: 'another reading' },
  { other: { ...rain, speed: 0.7 }, why: 'another speed' },
])('$why makes another sound', async ({ other }) => {
  const { speech, say, said, stored } = open();
  await Promise.all([say(rain), say(other)]);
  await speech.close();
  expect(said).toEqual([rain, other]);
  expect([...stored.keys()]).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
});

test('an empty sound is not stored', async () => {
  const { speech, say, stored } = open(async () => new Uint8Array(0));
  expect(await say(rain)).toHaveLength(0);
  await speech.close();
  expect(stored.size).toBe(0);
});

test('a failure rejects all waiting requests, and the next request tries again', async () => {
  let broken = true;
  const { say } = open(async () => {
    if (broken) throw new Error('no voice');
    return new Uint8Array([2]);
  });
  const waiting = await Promise.allSettled([say(rain), say(rain)]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await say(rain)).toEqual(new Uint8Array([2]));
});

test('a request does not wait for the disk, but the next request for the same sound and close() do', async () => {
  let endWriting = () => {};
  const disk = new Promise<void>((resolve) => {
    endWriting = resolve;
  });
  const { speech, say, said, stored } = open(undefined, disk);
  expect(await say(rain)).toEqual(new Uint8Array([1]));
  expect(stored.size).toBe(0);
  const again = say(rain);
  const closed = speech.close();
  endWriting();
  await closed;
  expect(stored.size).toBe(1);
  expect(await again).toEqual(new Uint8Array([1]));
  expect(said).toHaveLength(1);
});

describe('a client that disconnects', () => {
  /** A voice that never finishes, and the signals that it received. */
  function openWaiting() {
    const signals: AbortSignal[] = [];
    const opened = open((_, { signal }) => {
      signals.push(signal);
      return new Promise((resolve) =>
        signal.addEventListener('abort', () => resolve(new Uint8Array(0)), { once: true }),
      );
    });
    const join = () => {
      const controller = new AbortController();
      const sound = opened.speech.say(rain, { who: 'user:2', signal: controller.signal });
      return { sound, leave: () => controller.abort() };
    };
    return { ...opened, join, signals };
  }

  test('does not cancel the sound for others; it is cancelled with the last one', async () => {
    const { join, signals } = openWaiting();
    const [first, second] = [join(), join()];
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    first.leave();
    expect(signals[0]?.aborted).toBe(false);
    second.leave();
    expect(signals[0]?.aborted).toBe(true);
    expect(await second.sound).toHaveLength(0);
  });

  test('does not affect a later request, which starts again', async () => {
    const { join, signals } = openWaiting();
    const first = join();
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    first.leave();
    const second = join();
    await vi.waitFor(() => expect(signals).toHaveLength(2));
    expect(signals[1]?.aborted).toBe(false);
    second.leave();
  });
});
