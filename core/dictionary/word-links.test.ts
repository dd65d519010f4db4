import { expect, test } from 'vitest';
import type { SynonymLink } from './synonym-link.ts';
import { createWordLinks } from './word-links.ts';

const word = (id: number, links: { partner?: number; antonyms?: [number, string][] } = {}) => ({
  id,
  partner: links.partner ?? null,
  antonyms: (links.antonyms ?? []).map(([wordId, difference]) => ({ wordId, difference })),
});
const near: SynonymLink = {
  words: [6, 7, 8],
  difference: 'gần nghĩa',
  interchangeable: false,
  except: [],
  only: [],
  prompt: [],
  oneWay: false,
  particles: [],
};

const words = [
  word(1, { partner: 2 }),
  word(2),
  word(3, { antonyms: [[4, 'trái']] }),
  word(4),
  word(5, { partner: 5, antonyms: [[5, 'chính nó']] }),
  word(9, { antonyms: [[10, 'từ 9']] }),
  word(10, { antonyms: [[9, 'từ 10']] }),
  word(11, { partner: 2 }),
];
const linksOf = createWordLinks(words, [near]);
const NONE = { transitive: [], intransitive: [], synonyms: [], opposites: [] };

test.each([
  { id: 1, links: { transitive: [2] }, why: 'an intransitive verb names its partner' },
  { id: 2, links: { intransitive: [1, 11] }, why: 'and is found from it' },
  { id: 3, links: { opposites: [{ ids: [4], difference: 'trái' }] }, why: 'an antonym' },
  { id: 4, links: { opposites: [{ ids: [3], difference: 'trái' }] }, why: 'in both directions' },
  { id: 5, links: {}, why: 'no word is linked with itself' },
  {
    id: 6,
    links: { synonyms: [{ ids: [7, 8], difference: 'gần nghĩa' }] },
    why: 'synonyms without the word',
  },
  {
    id: 9,
    links: { opposites: [{ ids: [10], difference: 'từ 9' }] },
    why: 'written on both sides, shown once',
  },
  { id: 12, links: {}, why: 'nothing is linked' },
])('$id: $why', ({ id, links }) => {
  expect(linksOf(words.find((one) => one.id === id) ?? word(id))).toEqual({ ...NONE, ...links });
});
