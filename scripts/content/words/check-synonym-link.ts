import type { WordClass } from '#contract/dictionary/word-classes.ts';
import { SYNONYM_DIFFERENCE_MAX_CHARS } from '#contract/limits.ts';
import type { SynonymLink } from '#core/dictionary/synonym-link.ts';
import { openSynonyms } from '#server/features/dictionary/synonyms.ts';
import { contentFolder, type Word } from './word.ts';

/** What a word can be in a sentence. A word may replace another one only in a part that both can play. */
type Part = 'thing' | 'action' | 'quality' | 'adverb' | 'link' | 'phrase';

/** Classes that are missing here (particles, counters, …) have no synonyms that the judge may use. */
const PARTS: Partial<Readonly<Record<WordClass, readonly Part[]>>> = {
  // Time and amount are nouns that stand like adverbs: 昨日, 全部.
  noun: ['thing', 'adverb'],
  'noun-suru': ['thing', 'action'],
  pronoun: ['thing', 'adverb'],
  'verb-godan': ['action'],
  'verb-ichidan': ['action'],
  'verb-irregular': ['action'],
  'adjective-i': ['quality'],
  // 自由 is also a thing, 大変 is also an adverb.
  'adjective-na': ['quality', 'thing', 'adverb'],
  adverb: ['adverb', 'link'],
  prenoun: ['quality'],
  conjunction: ['link'],
  interjection: ['phrase'],
  // 気に入る, 相変わらず and おはよう are all expressions: the class does not say the part.
  expression: ['thing', 'action', 'quality', 'adverb', 'link', 'phrase'],
};

/** A link with a name by which its author finds it. */
export type NamedLink = SynonymLink & { readonly id: string };

export const readShippedSynonyms = async (): Promise<NamedLink[]> =>
  (await openSynonyms(contentFolder)).map((link) => ({ ...link, id: link.words.join(', ') }));

export function checkSynonymLink(link: SynonymLink, words: ReadonlyMap<number, Word>): string[] {
  const linked = link.words.flatMap((id) => words.get(id) ?? []);
  const unknown = link.words.filter((id) => !words.has(id));
  return [
    ...unknown.map((id) => `no word has the id ${id}`),
    ...(link.interchangeable ? checkClasses(linked) : []),
    ...checkDifference(link.difference, linked),
  ];
}

function checkClasses(words: readonly Word[]): string[] {
  const partsOf = ({ wordClass }: Word): readonly Part[] =>
    Object.entries(PARTS).find(([name]) => name === wordClass)?.[1] ?? [];
  const fit = (a: Word, b: Word) => partsOf(a).some((part) => partsOf(b).includes(part));
  const nameOf = ({ kanji, wordClass }: Word) => `${kanji} (${wordClass})`;
  return words.flatMap((word, at) =>
    words
      .slice(at + 1)
      .filter((other) => !fit(word, other))
      .map((other) => `${nameOf(word)} cannot replace ${nameOf(other)}`),
  );
}

/** Naming every word also shows an id that was mistyped. */
function checkDifference(difference: string, words: readonly Word[]): string[] {
  const mistakes = words
    .filter((word) => !spellingsOf(word).some((spelling) => difference.includes(spelling)))
    .map(({ id, kanji }) => `the difference does not name ${kanji} (${id}): ${difference}`);
  if (!/^[^\p{Ll}]/u.test(difference)) mistakes.push(`begins with a small letter: ${difference}`);
  if (!/\.["”]?$/u.test(difference))
    mistakes.push(`the difference does not end in a full stop: ${difference}`);
  if (difference.length > SYNONYM_DIFFERENCE_MAX_CHARS)
    mistakes.push(`the difference is longer than ${SYNONYM_DIFFERENCE_MAX_CHARS}: ${difference}`);
  return mistakes;
}

const spellingsOf = ({ kanji, variants }: Word): string[] =>
  [kanji, ...variants.split('、')].filter((spelling) => spelling !== '');
