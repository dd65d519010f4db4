import { expect, test } from 'vitest';
import type { FoundItem } from '#contract/dictionary/item.ts';
import { searchTexts } from '#contract/texts/search.ts';
import { foundStudy } from '#app/testing/dictionary.ts';
import { resultGroups } from './result-groups.ts';

const item = (
  id: number,
  match: FoundItem['match'],
  wordClass: FoundItem['wordClass'] = 'noun',
): FoundItem => ({
  ...foundStudy,
  id,
  match,
  wordClass,
});

test.each([
  { items: [item(1, 'whole')], headings: [null], why: 'the word itself needs no heading' },
  {
    items: [item(1, 'whole'), item(2, 'beginning'), item(3, 'inside')],
    headings: [null, searchTexts.beginningLikeThis, searchTexts.containingThis],
    why: 'what only contains it is set apart',
  },
  {
    items: [item(1, 'piece'), item(2, 'piece')],
    headings: [searchTexts.madeOf],
    why: 'a compound without an entry',
  },
  {
    items: [item(1, 'piece'), item(2, 'piece', 'particle')],
    headings: [searchTexts.wordsOfSentence],
    why: 'a sentence',
  },
  { items: [], headings: [], why: 'nothing' },
])('$why', ({ items, headings }) => {
  const groups = resultGroups(items);
  expect(groups.map(({ heading }) => heading)).toEqual(headings);
  expect(groups.flatMap((group) => group.items)).toEqual(items);
});
