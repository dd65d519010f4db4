import type { Token } from '../../../japanese/tokens/token.ts';
import { wordSet } from '../../words/word-table.ts';
import { isFormOf, isParticle, isWord, textOf, tokensOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from '../rule.ts';
import { caseParticle, noun } from '../say.ts';
import { counted, countedAt } from './counted.ts';

/** How things are ordered and counted off: コーヒー二つとケーキ一つください; 二つ目の角 and 二番目の角. */
export const ordered: ParaphraseRule = {
  name: 'number',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* order(sentence, at);
      yield* ordinal(sentence, at);
    }
  },
};

const DRINKS = wordSet(
  'コーヒー お茶 紅茶 ビール 水 お水 ジュース 牛乳 ワイン ミルク コーラ アイスコーヒー ホットコーヒー',
);
const TSU_MAX = 9;

interface Line {
  readonly thing: readonly Token[];
  /** The amount as it is written, and with つ for a cup of something. */
  readonly amounts: readonly (readonly Token[])[];
}

/** コーヒーを二杯とケーキを一つください: を may go from the whole order; a cup may be つ. */
function* order({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const before = units[at - 1];
  if (before && !before.endsSentence && before.role !== 'conjunction' && before.role !== 'topic') return;
  const lines: Line[] = [];
  let to = at;
  for (;;) {
    const [thing, wo, amount] = units.slice(to);
    const found = countedAt(amount);
    if (thing?.kind !== 'word' || !isParticle(wo, 'を') || !amount || !found || found.value > TSU_MAX) return;
    const isCup = DRINKS.has(thing.text) && found.counter === '杯';
    const amounts = [amount.tokens, ...(isCup ? [counted(found.value, 'つ', 'つ')] : [])];
    lines.push({ thing: thing.tokens, amounts });
    to += 3;
    if (!isParticle(units[to], 'と')) break;
    to += 1;
  }
  if (!isFormOf(units[to], 'くださる', 'お願いする') && !isWord(units[to], 'お願い')) return;
  const pattern = textOf(units.slice(at, to));
  for (const wo of [true, false])
    for (const cup of [0, 1]) {
      if ((wo && cup === 0) || (cup === 1 && lines.every(({ amounts }) => amounts.length === 1))) continue;
      const tokens = lines.flatMap(({ thing, amounts }, index) => [
        ...(index > 0 ? [caseParticle('と')] : []),
        ...thing,
        ...(wo ? [caseParticle('を')] : []),
        ...(amounts[cup] ?? amounts[0] ?? []),
      ]);
      yield {
        from: at,
        to,
        tokens,
        pattern,
        points: wo ? ['so-dem'] : ['o-tan-ngu'],
        ...(!wo && { neverInFocus: true }),
      };
    }
}

/** 二つ目の交差点, 二番目の交差点. 二番 alone is a number on a list. */
function* ordinal({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const unit = units[at];
  if (!unit) return;
  const isCut = isWord(units[at + 1], '目', 'め');
  const to = at + (isCut ? 2 : 1);
  const text = textOf(units.slice(at, to));
  const found = countedAt({ ...unit, text: text.replace(/[目め]$/u, '') });
  if (!/[目め]$/u.test(text) || !found || found.value > TSU_MAX || !isParticle(units[to], 'の')) return;
  const number = tokensOf([unit]).slice(0, 1);
  if (found.counter === 'つ')
    yield { from: at, to, tokens: [...number, noun('番目', 'ばんめ')], pattern: text };
  if (found.counter === '番')
    yield { from: at, to, tokens: [...number, noun('つ目', 'つめ')], pattern: text };
}
