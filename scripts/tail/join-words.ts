import { tailName, type TailSource } from '#core/tail/tail-words.ts';

/** Words with the same usual spelling and reading become one, with all their senses, the most common first. */
export function joinedByForm(words: readonly TailSource[]): TailSource[] {
  const byForm = new Map<string, TailSource[]>();
  for (const word of words.toSorted((a, b) => a.commonness - b.commonness)) {
    const same = byForm.get(tailName(word));
    if (same) same.push(word);
    else byForm.set(tailName(word), [word]);
  }
  return [...byForm.values()].map(joined);
}

function joined(words: readonly TailSource[]): TailSource {
  const [first] = words;
  if (first && words.length === 1) return first;
  return {
    spellings: [...new Set(words.flatMap(({ spellings }) => spellings))],
    readings: [...new Set(words.flatMap(({ readings }) => readings))],
    senses: words.flatMap(({ senses }) => senses),
    otherSenses: words.flatMap(({ otherSenses = [] }) => otherSenses),
    commonness: first?.commonness ?? 3,
    rank: Math.min(...words.map(({ rank, commonness }) => rank ?? commonness)),
  };
}
