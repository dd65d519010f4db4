import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import { describeMp3 } from '#server/testing/fakes/mp3.mjs';
import { soundOf } from '#server/testing/sound-of.ts';
import { createWorkerProcess } from '../worker-process.ts';
import type { Listener } from './listener.ts';
import { VoiceRefused } from './voice-refused.ts';
import { createVoice, startVoiceProcess, type Voice, type VoiceProcess } from './voice.ts';

/** Starting and stopping processes is tested in ../worker-process.test.ts, the queue in ./turns.test.ts. */

const A_MINUTE_MS = 60_000;
const places = { waitingMax: 10, waitingMaxEach: 10 };
const hoa = (): Listener => ({ who: 'user:1', signal: new AbortController().signal });

describe('the real voice', () => {
  let process: VoiceProcess;
  let voice: Voice;
  beforeAll(() => {
    const start = startVoiceProcess;
    process = createWorkerProcess({ name: 'voice', idleMs: A_MINUTE_MS, answerMs: A_MINUTE_MS, start });
    voice = createVoice({ ...places, process });
  });
  afterAll(() => voice.close());

  const say = (text: string, { reading = '', speed = 1 } = {}) => voice.say({ text, reading, speed }, hoa());

  test('a sentence is an MP3 of plausible length; a slow one is longer by the right factor', async () => {
    const text = '私は毎朝六時に起きます。';
    const reading = 'わたしはまいあさろくじにおきます。';
    const usual = describeMp3(await say(text, { reading }));
    expect(usual).toMatchObject({ sampleRate: 24_000, isMono: true, kbps: 48 });
    // 16 beats, spoken at 6 to 10 beats per second, and a pause before and after.
    expect(usual.seconds).toBeGreaterThan(1.6);
    expect(usual.seconds).toBeLessThan(3.5);
    const slow = describeMp3(await say(text, { reading, speed: 0.7 }));
    expect(slow.seconds / usual.seconds).toBeCloseTo(1 / 0.7, 1);
  });

  test('a text that is too long for one call of the engine is spoken completely', async () => {
    // 100 beats, at most 10 of them per second.
    expect(describeMp3(await say('雨が降る。'.repeat(12))).seconds).toBeGreaterThan(10);
  });

  test('a text without words gives an empty sound', async () => {
    expect(await say('々。')).toHaveLength(0);
  });

  test.each([
    { text: `雨${'9'.repeat(SENTENCE_MAX_CHARS - 1)}`, why: 'digits, each of which is a word' },
    { text: `雨${'9'.repeat(170)}`, why: 'digits, which become other numbers when split' },
    { text: '雨、'.repeat(SENTENCE_MAX_CHARS / 2), why: 'pauses' },
  ])('a text that takes minutes to say is refused, however short it is: $why', async ({ text }) => {
    await expect(say(text)).rejects.toEqual(new VoiceRefused('too-long'));
  });

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
    {
      text: '歩いて十分です。',
      reading: '',
      heard: 'アルイテジュップンデス',
      why: 'a time, by our own rule',
    },
    { text: 'それで十分です。', reading: '', heard: 'ソレデジューブンデス', why: 'enough' },
    { text: '二十歳', reading: '', heard: 'ハタチ', why: 'a number, by our own rule' },
    { text: '爪切り', reading: 'つめきり', heard: 'ツメキリ', why: 'a word that it knows by another sound' },
    {
      text: 'ググる',
      reading: 'ググる',
      heard: 'ググル',
      why: 'a word in katakana that it knows by another sound',
    },
    { text: '辛い', reading: 'からい', heard: 'カライ', why: 'a single word' },
    {
      text: '母は歯が白い。',
      reading: 'はははははがしろい。',
      heard: 'ハハワハハガシロイ',
      why: 'は as particle and as part of words',
    },
    { text: '日本', reading: '', heard: 'ニホン', why: 'the usual reading' },
    { text: '7時10分', reading: 'しちじじゅっぷん', heard: 'シチジジュップン', why: 'numerals' },
  ])('$text as “$reading”: $why', async ({ text, reading, heard }) => {
    expect(await soundOf(process, text, reading)).toBe(heard);
  });
});
