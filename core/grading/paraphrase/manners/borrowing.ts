import type { Token } from '../../../japanese/tokens/token.ts';
import type { Features } from '../../predicate/features.ts';
import type { Lexeme } from '../../predicate/inflection-class.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { isPerson } from '../reading/noun-kinds.ts';
import { hasQuestionWord, phrasesBefore } from '../reading/phrases.ts';
import { hasMood, isFormOf, isParticle, isWord, sentenceEnd, textOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from '../rule.ts';
import {
  adjectiveLexeme,
  asOne,
  finalParticle,
  inflect,
  KUDASARU,
  KURERU,
  noun,
  suruLexeme,
  topicParticle,
  verbLexeme,
} from '../say.ts';
import { isCourteous } from './courtesy.ts';

/**
 * ペンを借りてもいいですか and ペンを貸してもらえますか: who asks to borrow asks the listener to lend. Not where somebody else is
 * named who lends or borrows.
 */
export const borrowing: ParaphraseRule = {
  name: 'request',
  *rewrites(sentence) {
    for (const [at, unit] of sentence.units.entries()) {
      if (!hasMood(unit, 'te') || !isAskedOfListener(sentence, at)) continue;
      const to = sentenceEnd(sentence, at);
      const text = textOf(sentence.units.slice(at + 1, to));
      if (isFormOf(unit, '借りる') && MAY_I.test(text))
        yield* ways(at, to, `借りて${text}`, lendings(isCourteous(sentence)));
      if (isFormOf(unit, '貸す') && WILL_YOU.test(text))
        yield* ways(at, to, `貸して${text}`, leaves(isCourteous(sentence)));
    }
  },
};

const MAY_I = /^も?(?:いい|よろしい)(?:です|でしょう)か$/u;
const WILL_YOU =
  /^(?:ください|くださいませんか|くれませんか|くれますか|(?:もらえ|いただけ)ま(?:す|せん)(?:でしょう)?か|(?:もらえ|いただけ)ないでしょうか)$/u;

function isAskedOfListener(sentence: ReadSentence, at: number): boolean {
  const { units } = sentence;
  if (hasQuestionWord(units.slice(0, at)) || !vietnameseSays(sentence, 'mượn')) return false;
  const isThing =
    isParticle(units[at - 1], 'を') || units.slice(0, at).some((unit) => isParticle(unit, 'を'));
  return (
    isThing &&
    !units.some((unit) => isWord(unit, '一緒', '代わり')) &&
    phrasesBefore(units, at).every(({ noun: who }) => !isPerson(who))
  );
}

function* ways(
  from: number,
  to: number,
  pattern: string,
  said: readonly (readonly Token[])[],
): Iterable<Rewrite> {
  for (const tokens of said) yield { from, to, tokens, pattern };
}

const POLITE: Partial<Features> = { polite: true };
const NOT: Partial<Features> = { polite: true, negative: true };
const ka = finalParticle('か');
const LEND = inflect(verbLexeme('貸す', 'かす', 'godan'), { mood: 'te' }) ?? [];
const BORROW = inflect(verbLexeme('借りる', 'かりる', 'ichidan'), { mood: 'te' }) ?? [];
const BORROW_HUMBLY = asOne([noun('お借り', 'おかり'), ...(inflect(suruLexeme(), { mood: 'te' }) ?? [])]);
const get = (word: string, form: Partial<Features>): readonly Token[] =>
  inflect(verbLexeme(word, word, 'ichidan'), form) ?? [];

/** 貸していただけますか is the way to ask where the tone is courteous; くれますか is for friends. */
function lendings(isCourteousTone: boolean): (readonly Token[])[] {
  const humbly = ['もらえる', 'いただける'].flatMap((word) => [get(word, POLITE), get(word, NOT)]);
  const asked = [...humbly, inflect(KUDASARU, NOT) ?? []];
  const familiar = isCourteousTone ? [] : [inflect(KURERU, NOT) ?? [], inflect(KURERU, POLITE) ?? []];
  return [
    ...[...asked, ...familiar].map((verb) => [...LEND, ...verb, ka]),
    [...LEND, ...(inflect(KUDASARU, { mood: 'imperative', polite: true }) ?? [])],
  ];
}

const GOOD: Lexeme = { inflectionClass: 'adjective-いい', root: '', rootReading: '', dictionary: 'いい' };
const GOOD_POLITELY = inflect(adjectiveLexeme('よろしい')) ?? [];

function leaves(isCourteousTone: boolean): (readonly Token[])[] {
  const good = [...(inflect(GOOD, POLITE) ?? []), ka];
  const politely = ['ですか', 'でしょうか'].map((ending) => [...GOOD_POLITELY, finalParticle(ending)]);
  const borrows = isCourteousTone ? [BORROW, [BORROW_HUMBLY]] : [BORROW];
  return borrows.flatMap((borrow) =>
    [good, ...politely].map((asks) => [...borrow, topicParticle('も'), ...asks]),
  );
}
