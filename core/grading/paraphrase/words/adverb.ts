import { textOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from '../rule.ts';
import { adverb as adverbToken } from '../say.ts';
import { type Condition, type Group, GROUPS } from './adverb-groups.ts';

/** Adverbs that mean the same, each group with its condition: とても and すごく, but not before a negative. */
export const adverb: ParaphraseRule = {
  name: 'adverb',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      for (const { words, isRight } of GROUPS) yield* sameGroup(sentence, at, words, isRight);
    }
  },
};

function* sameGroup(
  sentence: ReadSentence,
  at: number,
  words: Group['words'],
  isRight: Condition,
): Iterable<Rewrite> {
  const { units } = sentence;
  const found = words.flatMap(([written, reading = written]) =>
    [1, 2].flatMap((count) => {
      const text = textOf(units.slice(at, at + count));
      return text === written || text === reading ? [{ written, to: at + count }] : [];
    }),
  );
  const longest = found.toSorted((one, other) => other.to - one.to)[0];
  if (!longest || units[at]?.kind === 'particle' || !isRight(sentence, longest.to, longest.written)) return;
  for (const [written, reading = written] of words)
    if (written !== longest.written)
      yield { from: at, to: longest.to, tokens: [adverbToken(written, reading)], pattern: longest.written };
}
