import { expect, test } from 'vitest';
import { blankWord } from '#contract/dictionary/word-fields.ts';
import { TAIL_IDS } from '#core/tail/tail-id.ts';
import { arrangeHits, type SetPhrase } from './arrange-hits.ts';
import type { WordHit } from './with-tail.ts';

const hit = (kanji: string, id: number, part: Partial<WordHit> = {}): WordHit => ({
  row: { ...blankWord, id, kanji, hiragana: kanji, mean: kanji, type: 'N5' },
  steps: [],
  match: 'whole',
  ...part,
});
const ours = (kanji: string, part?: Partial<WordHit>) => hit(kanji, kanji.charCodeAt(0), part);
const rare = (kanji: string, part?: Partial<WordHit>) =>
  hit(kanji, TAIL_IDS.first + kanji.charCodeAt(0), part);
const arranged = (hits: readonly WordHit[], own: readonly WordHit[], setPhrase: SetPhrase = null) =>
  arrangeHits(hits, { own, setPhrase }).map(({ row }) => row.kanji);

test('of してる, only what our own classes say is a form', () => {
  const suru = ours('する', { steps: ['progressive'] });
  const shiru = ours('知る', { steps: ['progressive'] });
  const sau = rare('候', { steps: ['progressive'] });
  expect(arranged([suru, shiru, sau], [suru])).toEqual(['する']);
});

test('a form of a rare word stays where none of ours is the text', () => {
  const rareForm = rare('賭す', { steps: ['te'] });
  expect(arranged([rareForm], [])).toEqual(['賭す']);
});

test('いけません comes before 行く, of which it is a form in three steps', () => {
  const iku = ours('行く', { steps: ['potential', 'polite', 'negative'] });
  expect(arranged([iku, rare('行けません')], [iku])).toEqual(['行けません', '行く']);
});

test('a form in one step stays before a rare word that sounds so', () => {
  const shiru = ours('知る', { steps: ['past'] });
  expect(arranged([shiru, rare('叱咤')], [shiru])).toEqual(['知る', '叱咤']);
});

test('a name has no words in it', () => {
  const shelf = ours('棚', { match: 'piece' });
  const longer = rare('田中上奏文', { match: 'beginning' });
  expect(arranged([longer, shelf], [shelf], 'name')).toEqual(['田中上奏文']);
});

test('a question about grammar has no words in it', () => {
  const octopus = ours('蛸', { match: 'piece' });
  expect(arranged([octopus], [octopus], 'question')).toEqual([]);
});

test('a pattern of grammar keeps its words, but forms stand behind the word itself', () => {
  const niru = ours('似る', { steps: ['te'] });
  const piece = ours('事', { match: 'piece' });
  expect(arranged([niru, rare('に取って'), piece], [niru], 'grammar')).toEqual(['に取って', '似る', '事']);
});
