import { expect, test } from 'vitest';
import { blankWord } from '#contract/dictionary/word-fields.ts';
import type { SynonymLink } from '#core/dictionary/synonym-link.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { openTestKanji } from '#server/testing/data/test-kanji.ts';
import { createLexiconSource } from './lexicon.ts';

const row = (id: number, kanji: string, hiragana: string, variants = '') => ({
  ...blankWord,
  id,
  kanji,
  hiragana,
  variants,
});

const rowsOf = (...rows: readonly ReturnType<typeof row>[]) => new Map(rows.map((one) => [one.id, one]));

const linkOf = (changes: Partial<SynonymLink>): SynonymLink => ({
  words: [],
  difference: '',
  interchangeable: true,
  except: [],
  only: [],
  prompt: [],
  oneWay: false,
  particles: [],
  ...changes,
});

const synonyms: readonly SynonymLink[] = [
  linkOf({ words: [1, 2], interchangeable: false }),
  linkOf({ words: [3, 8, 99], except: ['国へ〜'] }),
  linkOf({ words: [9, 10, 11], oneWay: true }),
  linkOf({ words: [10, 12], particles: ['に', 'で'] }),
];

let rows = rowsOf(
  row(1, '橋', 'はし'),
  row(2, '箸', 'はし'),
  row(3, '怖い', 'こわい', '恐い'),
  row(4, 'うち', 'うち', '家、内'),
  row(5, 'コーヒー', 'コーヒー', '珈琲'),
  row(6, '明日', 'あした'),
  row(7, '明日', 'あす'),
  row(8, 'おばさん', 'おばさん'),
  row(9, '書く', 'かく'),
  row(10, '記入', 'きにゅう'),
  row(11, '記す', 'しるす'),
  row(12, '働く', 'はたらく'),
);
const kanji = createKanjiService(await openTestKanji());
const currentLexicon = createLexiconSource({ search: { rows: async () => rows }, kanji, synonyms });
const lexicon = await currentLexicon();

test.each([
  { word: 'はし', others: ['橋', '箸'], why: 'kana match every word with this reading' },
  { word: '橋', others: [], why: 'a homophone is another word' },
  { word: '怖い', others: ['恐い'], why: 'another kanji of the same word' },
  { word: '恐い', others: ['怖い'], why: 'and vice versa' },
  { word: 'うち', others: ['家', '内'], why: 'a word that is written in kana' },
  { word: '家', others: ['うち'], why: '家 and 内 are not the same word just because both can be read うち' },
  { word: 'こーひー', others: ['コーヒー', '珈琲'], why: 'in hiragana' },
  { word: 'コーヒー', others: ['珈琲'], why: 'in katakana' },
  { word: '学校', others: [], why: 'not in this dictionary' },
])('$word is also written $others: $why', ({ word, others }) => {
  expect(lexicon.spellingsOf(word)).toEqual(others);
});

test('readings of words and of characters', () => {
  expect(lexicon.wordReadings('明日')).toEqual(['あした', 'あす']);
  expect(lexicon.wordReadings('恐い')).toEqual(['こわい']);
  expect(lexicon.wordReadings('うち')).toEqual([]);
  expect(lexicon.readingsOf('食')).toEqual(expect.arrayContaining(['しょく', 'た', 'く']));
  expect(lexicon.readingsOf('x')).toEqual([]);
  expect([...lexicon.charactersRead('はし')]).toEqual(expect.arrayContaining(['橋', '箸', '端']));
  expect(lexicon.charactersRead('')).toBe('');
});

test.each([
  { kana: 'おばさん', isWord: true },
  { kana: 'オバサン', isWord: true },
  { kana: 'おばあさん', isWord: false },
])('$kana is a word: $isWord', ({ kana, isWord }) => {
  expect(lexicon.isWord(kana)).toBe(isWord);
});

test('is built once for each edition of the dictionary', async () => {
  expect(await currentLexicon()).toBe(lexicon);
  rows = rowsOf(row(1, '橋', 'はし'));
  expect((await currentLexicon()).spellingsOf('はし')).toEqual(['橋']);
});

test.each([
  { word: '怖い', others: ['おばさん'], why: 'a linked word' },
  { word: '恐い', others: ['おばさん'], why: 'another spelling of a linked word' },
  { word: 'おばさん', others: ['怖い'], why: 'links hold in both directions; a deleted word is left out' },
  { word: '橋', others: [], why: 'near in meaning, but not interchangeable' },
  { word: '明日', others: [], why: 'not linked' },
])('$word may be replaced by $others ($why)', ({ word, others }) => {
  const found = lexicon.synonymsOf(word);
  expect(found.map((one) => one.word)).toEqual(others);
  expect(found.flatMap(({ except }) => except)).toEqual(others.map(() => '国へ〜'));
});

test('only the first word of a one-way link replaces the others', () => {
  const othersOf = (word: string) => lexicon.synonymsOf(word).map((one) => one.word);
  expect(othersOf('書く')).toEqual([]);
  expect(othersOf('記す')).toEqual(['書く']);
  expect(othersOf('記入')).toEqual(['書く', '働く']);
});

test('a word with another particle names both, seen from the word that it replaces', () => {
  const particlesOf = (word: string) => lexicon.synonymsOf(word).at(-1)?.particles;
  expect(particlesOf('記入')).toEqual({ model: 'に', own: 'で' });
  expect(particlesOf('働く')).toEqual({ model: 'で', own: 'に' });
  expect(particlesOf('怖い')).toBeUndefined();
});
