import { describe, expect, test } from 'vitest';
import { parseFindPattern } from './find-pattern.ts';
import { matchPattern } from './match-pattern.ts';
import { wordsFrom } from './words-for-test.ts';

const patternFrom = (source: string) => {
  const parsed = parseFindPattern(source);
  if (!parsed.ok) throw new Error(`${source}: ${parsed.problem}`);
  return parsed.pattern;
};

const READING =
  '本 を::助詞 読ん:読む:動詞/自立:五段・マ行 で::助詞 い:いる:動詞/非自立:一段 ます::助動詞 。::記号';

/** The shown words of each match. */
const shownIn = (sentence: string, source: string): string[] => {
  const tokens = wordsFrom(sentence);
  return matchPattern(patternFrom(source), tokens).map((words) =>
    words.map((word) => tokens[word]?.surface).join('・'),
  );
};

describe('conditions on a word', () => {
  test.each([
    { source: 'で', shown: ['で'], why: 'its surface' },
    { source: '=いる', shown: ['い'], why: 'its dictionary form' },
    { source: 'いる', shown: [], why: 'a dictionary form is not a surface' },
    { source: '@動詞', shown: ['読ん', 'い'], why: 'its class' },
    { source: '@動詞/非自立', shown: ['い'], why: 'its narrower class' },
    { source: '%五段', shown: ['読ん'], why: 'the beginning of its conjugation' },
    { source: '@動詞&!=いる', shown: ['読ん'], why: 'not' },
    { source: '=読む|ます', shown: ['読ん', 'ます'], why: 'one or the other' },
    { source: '@名詞&本|@記号&本', shown: ['本'], why: 'and binds closer than or' },
  ])('$why: $source', ({ source, shown }) => expect(shownIn(READING, source)).toEqual(shown));
});

describe('words together', () => {
  test.each([
    { source: '@動詞 て|で =いる', shown: ['読ん・で・い'], why: 'one after the other' },
    { source: '@動詞 =いる', shown: [], why: 'nothing may be in between' },
    { source: '@動詞 <て|で =いる>', shown: ['で・い'], why: 'the part that is shown' },
    { source: '=読む で は? =いる', shown: ['読ん・で・い'], why: 'an optional word that is missing' },
    {
      source: '=読む で? で =いる',
      shown: ['読ん・で・い'],
      why: 'an optional word that is needed elsewhere',
    },
    { source: '=読む <は?> で', shown: [], why: 'nothing is left to show' },
    { source: '本 … =いる', shown: ['本・い'], why: 'the words of a gap are not shown' },
    { source: '本 … を', shown: ['本・を'], why: 'a gap may be empty' },
    { source: '^ 本', shown: ['本'], why: 'the beginning' },
    { source: '^ を', shown: [], why: 'not the beginning' },
    { source: 'ます $', shown: ['ます'], why: 'the end; the full stop does not count' },
    { source: 'い $', shown: [], why: 'not the end' },
    { source: '^ … =いる', shown: ['い'], why: 'a gap from the beginning' },
  ])('$why: $source', ({ source, shown }) => expect(shownIn(READING, source)).toEqual(shown));

  test.each([
    { words: 8, shown: ['もし・たら'] },
    { words: 9, shown: [] },
  ])('a gap of $words words', ({ words, shown }) => {
    expect(shownIn(`もし ${'雨 '.repeat(words)}たら`, 'もし … たら')).toEqual(shown);
  });

  test('a gap ends where a sentence ends', () => {
    expect(shownIn('もし 。 たら', 'もし … たら')).toEqual([]);
    expect(shownIn('もし 、 たら', 'もし … たら')).toEqual(['もし・たら']);
  });

  test('every sentence of a text has a beginning and an end', () => {
    expect(shownIn('雨 。 雨 ！ 「 雨 」', '^ 雨 $')).toEqual(['雨', '雨', '雨']);
  });
});

test('a hostile text takes at most words × steps tries', () => {
  const source = `${'も … も? … '.repeat(6)}も … 雨`;
  let reads = 0;
  const tokens = wordsFrom('も '.repeat(300)).map((word) =>
    Object.defineProperty({ ...word }, 'surface', {
      get: () => {
        reads += 1;
        return 'も';
      },
    }),
  );
  expect(matchPattern(patternFrom(source), tokens)).toEqual([]);
  const steps = patternFrom(source).steps.length;
  expect(reads).toBeLessThan(300 * steps * 10);
});
