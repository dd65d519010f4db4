import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SENTENCE_MAX_CHARS } from '#contract/limits.ts';
import { heardAs } from '#core/speech/heard-as.ts';
import { spellForVoice } from '#core/speech/spell-for-voice.ts';
import type { SpokenWord } from '#core/speech/spoken-word.ts';
import { readContent } from '#server/db/content/read-content.ts';
import { projectRoot } from '#server/project-root.ts';
import { describeMp3 } from '#server/testing/fakes/mp3.mjs';
import { createWorkerProcess } from '../worker-process.ts';
import type { Listener } from './listener.ts';
import { VoiceRefused } from './voice-refused.ts';
import { createVoice, startVoiceProcess, type Voice, type VoiceProcess } from './voice.ts';

/** How a process comes and goes is tested in ../worker-process.test.ts, how turns are taken in ./turns.test.ts. */

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

  test('a sentence is an MP3 of plausible length; slowly it takes as much longer as it should', async () => {
    const text = '私は毎朝六時に起きます。';
    const reading = 'わたしはまいあさろくじにおきます。';
    const usual = describeMp3(await say(text, { reading }));
    expect(usual).toMatchObject({ sampleRate: 24_000, isMono: true, kbps: 48 });
    // 16 beats, 6 to 10 of which people say in a second, and a breath before and after.
    expect(usual.seconds).toBeGreaterThan(1.6);
    expect(usual.seconds).toBeLessThan(3.5);
    const slow = describeMp3(await say(text, { reading, speed: 0.7 }));
    expect(slow.seconds / usual.seconds).toBeCloseTo(1 / 0.7, 1);
  });

  test('a text that the engine cannot take at once is said to its end', async () => {
    // 100 beats, of which at most 10 are said in a second.
    expect(describeMp3(await say('雨が降る。'.repeat(12))).seconds).toBeGreaterThan(10);
  });

  test('where there is nothing to be heard, there is no sound', async () => {
    expect(await say('々。')).toHaveLength(0);
  });

  test.each([
    { text: `雨${'9'.repeat(SENTENCE_MAX_CHARS - 1)}`, why: 'digits, each of which is a word' },
    { text: `雨${'9'.repeat(170)}`, why: 'digits, which are other numbers where they are cut' },
    { text: '雨、'.repeat(SENTENCE_MAX_CHARS / 2), why: 'pauses' },
  ])('what takes minutes to say is refused, however few letters it has: $why', async ({ text }) => {
    await expect(say(text)).rejects.toEqual(new VoiceRefused('too-long'));
  });

  const soundOf = async (text: string, reading: string) => {
    const read = async (spelling: string) => (await process.ask({ read: spelling })) as readonly SpokenWord[];
    const { words } = await spellForVoice(text, reading, read);
    return words.map(({ sound }) => sound).join('');
  };
  /** は and へ are わ and え where they are particles, and only there; the cases below look at that. */
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
    const heard = { items: 0, sentences: 0 };
    const misread = async (kind: keyof typeof heard, text: unknown, reading: unknown) => {
      if (typeof text !== 'string' || typeof reading !== 'string') return [];
      heard[kind]++;
      const sound = await soundOf(text, reading);
      return withoutParticles(sound) === withoutParticles(reading) ? [] : [`${text}: ${sound}`];
    };
    const found = await Promise.all(
      entries.map(async ({ kind, fields }) => {
        if (kind === 'items') return misread(kind, fields.kanji, fields.hiragana);
        return kind === 'sentences' ? misread(kind, fields.jpSentence, fields.reading) : [];
      }),
    );
    expect(found.flat()).toEqual([]);
    const shipped = (name: string) => entries.filter(({ kind }) => kind === name).length;
    expect(heard).toEqual({ items: shipped('items'), sentences: shipped('sentences') });
    expect(Math.min(heard.items, heard.sentences)).toBeGreaterThan(100);
  });
});
