import type { SynonymLink } from './synonym-link.ts';

interface LinkedWord {
  readonly id: number;
  /** Of an intransitive verb. */
  readonly partner: number | null;
  readonly antonyms: readonly { readonly wordId: number; readonly difference: string }[];
}

interface ComparedIds {
  readonly ids: readonly number[];
  readonly difference: string;
}

interface Links {
  readonly transitive: readonly number[];
  readonly intransitive: readonly number[];
  readonly synonyms: readonly ComparedIds[];
  readonly opposites: readonly ComparedIds[];
}

/** Finds the words that are linked with a word. Each link is written once and holds in both directions. */
export function createWordLinks(
  words: Iterable<LinkedWord>,
  synonyms: readonly Pick<SynonymLink, 'words' | 'difference'>[],
): (word: LinkedWord) => Links {
  const intransitiveOf = new Map<number, number[]>();
  const namedBy = new Map<number, ComparedIds[]>();
  for (const { id, partner, antonyms } of words) {
    if (partner !== null) append(intransitiveOf, partner, id);
    for (const { wordId, difference } of antonyms) append(namedBy, wordId, { ids: [id], difference });
  }
  const synonymsOf = new Map<number, ComparedIds[]>();
  for (const { words: ids, difference } of synonyms)
    for (const id of ids) append(synonymsOf, id, { ids: ids.filter((other) => other !== id), difference });

  return ({ id, partner, antonyms }) => {
    const own = antonyms.map(({ wordId, difference }) => ({ ids: [wordId], difference }));
    const isNew = ({ ids }: ComparedIds) => !antonyms.some(({ wordId }) => ids.includes(wordId));
    const isOther = (other: number) => other !== id;
    return {
      transitive: partner === null ? [] : [partner].filter(isOther),
      intransitive: (intransitiveOf.get(id) ?? []).filter(isOther),
      synonyms: synonymsOf.get(id) ?? [],
      opposites: [...own, ...(namedBy.get(id) ?? []).filter(isNew)].filter(({ ids }) => ids.every(isOther)),
    };
  };
}

function append<Value>(index: Map<number, Value[]>, key: number, value: Value): void {
  const values = index.get(key);
  if (values) values.push(value);
  else index.set(key, [value]);
}
