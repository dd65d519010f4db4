import { expect, test } from 'vitest';
import type { KanaLesson } from '#contract/kana/endpoints.ts';
import type { CardContent } from '#contract/memory/card-content.ts';
import type { PathStepReply } from '#contract/path/step.ts';
import { soundsOfCard, soundsOfRow, soundsOfStep } from './sounds-of.ts';

const words = [{ id: 6 }, { id: 7 }];
const sentences = [{ id: 31 }];
const kana = [{ kana: 'か', romaji: 'ka' }];

test.each([
  {
    step: { kind: 'lesson', words, sentences },
    sounds: [{ itemId: 6 }, { itemId: 7 }, { sentenceId: 31 }],
    why: 'its words and sentences',
  },
  {
    step: { kind: 'checkpoint', kana, sentences },
    sounds: [{ kana: 'か' }, { sentenceId: 31 }],
    why: 'its kana and sentences',
  },
  {
    step: { kind: 'dialogue', lines: [{ speaker: 'a', ja: '水[みず]です。', vi: '' }] },
    sounds: [{ text: '水[みず]です。' }],
    why: 'its lines, with readings',
  },
  {
    step: { kind: 'reading', lines: [{ ja: '水[みず]です。', vi: '' }] },
    sounds: [{ text: '水[みず]です。' }],
    why: 'its lines, with readings',
  },
  { step: { kind: 'kanji', kanji: ['水'] }, sounds: [], why: 'nothing, it is seen' },
])('of a $step.kind is heard: $why', ({ step, sounds }) => {
  expect(soundsOfStep(step as unknown as PathStepReply)).toEqual(sounds);
});

test('of a row of kana are heard: its kana', () => {
  expect(soundsOfRow({ kana } as unknown as KanaLesson)).toEqual([{ kana: 'か' }]);
});

test.each([
  { content: { kind: 'word', id: 6 }, sounds: [{ itemId: 6 }], why: 'the word' },
  { content: { kind: 'kana', kana: 'か' }, sounds: [{ kana: 'か' }], why: 'the kana' },
  {
    content: { kind: 'sentence', exercise: { sentenceId: 31 } },
    sounds: [{ sentenceId: 31 }],
    why: 'the sentence',
  },
  {
    content: { kind: 'own', front: '水', reading: 'みず' },
    sounds: [],
    why: 'nothing: what a learner wrote stays out of the sounds of everybody',
  },
  { content: { kind: 'kanji', kanji: '水' }, sounds: [], why: 'nothing, it is seen' },
])('of a card with a $content.kind is fetched: $why', ({ content, sounds }) => {
  expect(soundsOfCard(content as unknown as CardContent)).toEqual(sounds);
});
