import { expect, test } from 'vitest';
import { studyPage } from '#app/testing/dictionary.ts';
import { wordGraph } from './word-graph.ts';

const ORIGIN = 'https://hoc.example';

test('a word is a term of our dictionary, which the search finds', () => {
  expect(wordGraph(ORIGIN, { ...studyPage, id: 6 })).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Kakehashi', item: `${ORIGIN}/` },
        { position: 2, name: 'Tra cứu', item: `${ORIGIN}/search` },
        { position: 3, name: '勉強', item: `${ORIGIN}/search/6` },
      ],
    },
    {
      '@type': 'DefinedTerm',
      name: '勉強',
      url: `${ORIGIN}/search/6`,
      inLanguage: 'ja',
      inDefinedTermSet: { '@type': 'DefinedTermSet', url: `${ORIGIN}/search` },
    },
  ]);
});

test.each([
  {
    word: { kanji: '勉強', hiragana: 'べんきょう', sino: 'MIỄN CƯỠNG', variants: '' },
    names: ['べんきょう', 'MIỄN CƯỠNG'],
    why: 'its reading and its Hán Việt',
  },
  {
    word: { kanji: '会う', hiragana: 'あう', sino: 'HỘI', variants: '逢う、遭う' },
    names: ['あう', 'HỘI', '逢う', '遭う'],
    why: 'its other spellings',
  },
  {
    word: { kanji: 'テレビ', hiragana: 'テレビ', sino: '', variants: '' },
    names: [],
    why: 'no other name for a word in kana',
  },
])('alternate names: $why', ({ word, names }) => {
  expect(wordGraph(ORIGIN, { ...studyPage, ...word })[1]).toHaveProperty('alternateName', names);
});
