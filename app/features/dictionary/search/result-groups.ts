import type { FoundItem } from '#contract/dictionary/item.ts';
import { searchTexts } from '#contract/texts/search.ts';

interface ResultGroup {
  readonly match: FoundItem['match'];
  /** Null for words that are what was typed: they need no explanation. */
  readonly heading: string | null;
  readonly items: readonly FoundItem[];
}

/** The results by how they match, in the order of the search, so that no part is taken for the answer. */
export function resultGroups(items: readonly FoundItem[]): ResultGroup[] {
  const matches = [...new Set(items.map(({ match }) => match))];
  return matches.map((match) => {
    const ofMatch = items.filter((item) => item.match === match);
    return { match, heading: headingOf(match, ofMatch), items: ofMatch };
  });
}

function headingOf(match: FoundItem['match'], items: readonly FoundItem[]): string | null {
  switch (match) {
    case 'whole':
      return null;
    case 'piece':
      return items.some(isGrammatical) ? searchTexts.wordsOfSentence : searchTexts.madeOf;
    case 'beginning':
      return searchTexts.beginningLikeThis;
    case 'inside':
      return searchTexts.containingThis;
  }
}

/** A text with particles is a sentence, one without is a compound. */
const isGrammatical = ({ wordClass }: FoundItem): boolean =>
  wordClass === 'particle' || wordClass === 'auxiliary';
