import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { heardAs } from '#core/speech/heard-as.ts';
import { spellForVoice } from '#core/speech/spell-for-voice.ts';
import type { SpokenWord } from '#core/speech/spoken-word.ts';
import { readContent } from '#server/db/content/read-content.ts';
import { projectRoot } from '#server/project-root.ts';
import { describeMp3 } from '#server/testing/mp3.mjs';
import { createWorkerProcess, type WorkerProcess } from '../worker-process.ts';
import { createVoice, startVoiceProcess, type Voice, VoiceBusy } from './voice.ts';

const A_MINUTE_MS = 60_000;
const patience = { idleMs: A_MINUTE_MS, answerMs: A_MINUTE_MS, waitingMax: 10 };

describe('the real voice', () => {
  const workers: ChildProcess[] = [];
  let voice: Voice;
  beforeAll(() => {
    voice = createVoice({
      ...patience,
      startWorker: () => {
        const worker = startVoiceProcess();
        workers.push(worker);
        return worker;
      },
    });
  });
  afterAll(() => voice.close());

  const text = '私は毎朝六時に起きます。';
  const reading = 'わたしはまいあさろくじにおきます。';
  const say = (speed: number) => voice.say({ text, reading, speed });

  test('a process that breaks down fails who waits for it, and the next one is heard', async () => {
    const inFlight = Promise.allSettled([say(1)]);
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    workers[0]?.kill('SIGKILL');
    expect(await inFlight).toMatchObject([{ status: 'rejected' }]);
    expect((await say(1)).length).toBeGreaterThan(0);
    expect(workers).toHaveLength(2);
  });

  test('a sentence is an MP3 of plausible length; slowly it takes as much longer as it should', async () => {
    const usual = describeMp3(await say(1));
    expect(usual).toMatchObject({ sampleRate: 24_000, isMono: true, kbps: 48 });
    // 16 beats, 6 to 10 of which people say in a second, and a breath before and after.
    expect(usual.seconds).toBeGreaterThan(1.6);
    expect(usual.seconds).toBeLessThan(3.5);
    const slow = describeMp3(await say(0.7));
    expect(slow.seconds / usual.seconds).toBeCloseTo(1 / 0.7, 1);
  });

  test('a text that the engine cannot take at once is said to its end', async () => {
    const sentence = '私は毎朝六時に起きて、学校へ行きます。';
    const inSeconds = async (said: string) =>
      describeMp3(await voice.say({ text: said, reading: '', speed: 1 })).seconds;
    expect(await inSeconds(sentence.repeat(5))).toBeGreaterThan(4.5 * (await inSeconds(sentence)));
  });

  test('where there is nothing to be heard, there is no sound', async () => {
    expect(await voice.say({ text: '々。', reading: '', speed: 1 })).toHaveLength(0);
  });
});

describe('how the real engine reads', () => {
  let engine: WorkerProcess<{ read: string }, readonly SpokenWord[]>;
  beforeAll(() => {
    engine = createWorkerProcess({ ...patience, name: 'engine', start: startVoiceProcess });
  });
  afterAll(() => engine.close());

  const soundOf = async (text: string, reading: string) => {
    const { words } = await spellForVoice(text, reading, (read) => engine.ask({ read }));
    return words.map(({ sound }) => sound).join('');
  };
  /** は and へ are わ and え where they are particles, and only there; the cases above look at that. */
  const withoutParticles = (kana: string) => heardAs(kana).replaceAll('は', 'わ').replaceAll('へ', 'え');

  test.each([
    {
      text: '私は部屋へ行きます。',
      reading: 'わたしは へやへ いきます。',
      heard: 'ワタシワヘヤエイキマス',
      why: 'particles',
    },
    {
      text: '歩いて十分です。',
      reading: 'あるいてじゅっぷんです。',
      heard: 'アルイテジュップンデス',
      why: 'a time',
    },
    { text: '歩いて十分です。', reading: '', heard: 'アルイテジューブンデス', why: 'without its reading' },
    { text: '辛い', reading: 'からい', heard: 'カライ', why: 'a word alone' },
    {
      text: '母は歯が白い。',
      reading: 'はははははがしろい。',
      heard: 'ハハワハハガシロイ',
      why: 'は and は',
    },
    { text: '日本', reading: '', heard: 'ニホン', why: 'the usual reading' },
    { text: '7時10分', reading: 'しちじじゅっぷん', heard: 'シチジジュップン', why: 'numerals' },
  ])('$text as “$reading”: $why', async ({ text, reading, heard }) => {
    expect(await soundOf(text, reading)).toBe(heard);
  });

  test('every shipped sentence and word is heard as its author reads it', async () => {
    const { entries } = await readContent(join(projectRoot, 'content'));
    const misread: string[] = [];
    for (const { kind, fields } of entries) {
      const [text, reading] =
        kind === 'items' ? [fields.kanji, fields.hiragana] : [fields.jpSentence, fields.reading];
      if (typeof text !== 'string' || typeof reading !== 'string') continue;
      const sound = await soundOf(text, reading);
      if (withoutParticles(sound) !== withoutParticles(reading)) misread.push(`${text}: ${sound}`);
    }
    expect(misread).toEqual([]);
  });
});

describe('whoever waits', () => {
  /** Says the number of utterances that it has begun, and none while the last is not over. */
  const SLOW_ENGINE = `
    let busy = false;
    let count = 0;
    process.on('message', ({ id, question }) => {
      if (question.read !== undefined) return process.send({ id, answer: [] });
      if (busy) process.exit(1);
      busy = true;
      count++;
      setTimeout(() => {
        busy = false;
        process.send({ id, answer: new Uint8Array([count]) });
      }, 5);
    });
    process.on('disconnect', () => process.exit());
  `;
  const startWorker = () =>
    spawn(process.execPath, ['-e', SLOW_ENGINE], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  const rain = { text: '雨', reading: '', speed: 1 };

  let voice: Voice;
  afterEach(() => voice.close());

  test('is served one after the other', async () => {
    voice = createVoice({ ...patience, startWorker });
    const sounds = await Promise.all([voice.say(rain), voice.say(rain), voice.say(rain)]);
    expect(sounds.map(([count]) => count)).toEqual([1, 2, 3]);
  });

  test('is asked to come back where too many wait already', async () => {
    voice = createVoice({ ...patience, waitingMax: 2, startWorker });
    const asked = await Promise.allSettled([voice.say(rain), voice.say(rain), voice.say(rain)]);
    expect(asked).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
      { status: 'rejected', reason: expect.any(VoiceBusy) },
    ]);
    expect(await voice.say(rain)).toHaveLength(1);
  });

  test('is not served by a process that has gone idle: it ends, and another begins', async () => {
    const workers: ChildProcess[] = [];
    voice = createVoice({
      ...patience,
      idleMs: 1,
      startWorker: () => {
        const worker = startWorker();
        workers.push(worker);
        return worker;
      },
    });
    await voice.say(rain);
    await Promise.all(workers.map((worker) => once(worker, 'exit')));
    expect(await voice.say(rain)).toEqual(new Uint8Array([1]));
  });
});
