import { expect, test } from 'vitest';
import type { SoundFiles } from './sound-files.ts';
import { createSpeech } from './speech.ts';
import type { Mp3, Utterance } from './voice.ts';

const rain = { text: '雨', reading: 'あめ', speed: 1 };

/** Sounds in memory, and a voice that notes what it has said. */
function open(say: (utterance: Utterance) => Promise<Mp3> = async () => new Uint8Array([1])) {
  const kept = new Map<string, Mp3>();
  const said: Utterance[] = [];
  const files: SoundFiles = {
    find: async (key) => kept.get(key) ?? null,
    keep: async (key, sound) => void kept.set(key, sound),
    tidy: async () => {},
  };
  const voice = {
    say: (utterance: Utterance) => {
      said.push(utterance);
      return say(utterance);
    },
    close: async () => {},
  };
  return { speech: createSpeech({ voice, files }), said, kept };
}

test('the same is said once, for those who ask together and for those who come later', async () => {
  const { speech, said } = open();
  const sounds = await Promise.all([speech.say(rain), speech.say({ ...rain })]);
  const sound = new Uint8Array([1]);
  expect([...sounds, await speech.say(rain)]).toEqual([sound, sound, sound]);
  expect(said).toHaveLength(1);
});

test.each([
  { other: { ...rain, text: '飴' }, why: 'other words' },
  { other: { ...rain, reading: 'う' }, why: 'another reading' },
  { other: { ...rain, speed: 0.7 }, why: 'another pace' },
])('$why are another sound', async ({ other }) => {
  const { speech, said, kept } = open();
  await Promise.all([speech.say(rain), speech.say(other)]);
  expect(said).toEqual([rain, other]);
  expect([...kept.keys()]).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
});

test('silence is not kept', async () => {
  const { speech, kept } = open(async () => new Uint8Array(0));
  expect(await speech.say(rain)).toHaveLength(0);
  expect(kept.size).toBe(0);
});

test('a failure is told to all who wait, and the next one tries again', async () => {
  let broken = true;
  const { speech } = open(async () => {
    if (broken) throw new Error('no voice');
    return new Uint8Array([2]);
  });
  const waiting = await Promise.allSettled([speech.say(rain), speech.say(rain)]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await speech.say(rain)).toEqual(new Uint8Array([2]));
});
