import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readingOf } from '#core/japanese/ruby.ts';
import { heardAsWritten } from '#core/speech/heard-as.ts';
import { readContent } from '#server/db/content/read-content.ts';
import { projectRoot } from '#server/project-root.ts';
import { soundOf } from '#server/testing/sound-of.ts';
import { createWorkerProcess } from '../worker-process.ts';
import { startVoiceProcess, type VoiceProcess } from './voice.ts';

const A_MINUTE_MS = 60_000;

let voice: VoiceProcess;
beforeAll(() => {
  voice = createWorkerProcess({
    name: 'voice',
    idleMs: A_MINUTE_MS,
    answerMs: A_MINUTE_MS,
    start: startVoiceProcess,
  });
});
afterAll(() => voice.close());

test('every shipped sentence, word and example is pronounced as its reading says', async () => {
  const { entries } = await readContent(join(projectRoot, 'content'));
  const heard = { items: 0, sentences: 0, examples: 0 };
  const misread = async (kind: keyof typeof heard, text: unknown, reading: unknown) => {
    if (typeof text !== 'string' || typeof reading !== 'string') return [];
    // ＡＴＭ is spelt out by the engine; the author's reading leaves the letters as they are.
    const letters = /\p{sc=Latin}/u.test(reading);
    heard[kind]++;
    const sound = await soundOf(voice, text, reading);
    return letters || heardAsWritten(sound) === heardAsWritten(reading) ? [] : [`${text}: ${sound}`];
  };
  const found = await Promise.all(
    entries.map(async ({ kind, fields }) => {
      if (kind === 'items') {
        const examples = fields['descriptions'] as readonly { text: string; ruby?: string }[];
        const spoken = examples.map(({ text, ruby = text }) => misread('examples', text, readingOf(ruby)));
        return (await Promise.all([misread(kind, fields.kanji, fields.hiragana), ...spoken])).flat();
      }
      return kind === 'sentences' ? misread(kind, fields.jpSentence, fields.reading) : [];
    }),
  );
  expect(found.flat()).toEqual([]);
  const shipped = (name: string) => entries.filter(({ kind }) => kind === name).length;
  expect(heard).toMatchObject({ items: shipped('items'), sentences: shipped('sentences') });
  expect(heard.examples).toBeGreaterThan(heard.items);
});
