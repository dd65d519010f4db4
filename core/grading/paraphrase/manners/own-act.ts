import { wordSet } from '../../words/word-table.ts';
import { phrasesBefore } from '../reading/phrases.ts';
import { featuresOf, isFormOf, isParticle, sentenceEnd, textOf } from '../reading/read-sentence.ts';
import { isOfOthers } from '../reading/subject.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { asOne, inflect, noun, verbLexeme } from '../say.ts';
import { isCourteous } from './courtesy.ts';

/**
 * お電話いたします and お電話させていただきます, 拝見します and 拝見いたします, お手伝いしましょうか and お手伝いいたしましょうか: the speaker's own act,
 * told to somebody honoured.
 */
export const ownAct: ParaphraseRule = {
  name: 'honorific',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      const act = actAt(sentence, at);
      if (!act || isOfOthers(sentence.units, at)) continue;
      yield* saidHumbly(act);
      yield* withLeave(sentence, act);
    }
  },
};

interface Act {
  readonly from: number;
  readonly to: number;
  /** お電話, 拝見. */
  readonly name: string;
  readonly reading: string;
  readonly verb: ReadUnit;
}

/** Acts by nouns that are humble already, or that are done towards the listener. */
const HUMBLE = wordSet(
  '拝見 お手伝い お電話 ご連絡 ご案内 ご説明 ご紹介 ご報告 お返事 ご返信 ご相談 ご用意 お約束 お送り',
);
const WITH_LEAVE = wordSet('お電話 ご連絡 ご案内 ご説明 ご紹介 ご報告 ご返信 ご相談 ご用意 お手伝い');
const ITASU = verbLexeme('いたす', 'いたす', 'godan');
const LEAVE = verbLexeme('させていただく', 'させていただく', 'godan');

function actAt({ units }: ReadSentence, at: number): Act | null {
  const [unit, next] = units.slice(at);
  if (!unit) return null;
  const root = unit.lexeme?.inflectionClass === 'suru' ? unit.lexeme.root : '';
  if (HUMBLE.has(root))
    return { from: at, to: at + 1, name: root, reading: unit.lexeme?.rootReading ?? root, verb: unit };
  if (unit.kind !== 'word' || !HUMBLE.has(unit.text) || !next || !isFormOf(next, 'する', 'いたす', '致す'))
    return null;
  const reading = unit.tokens.map((token) => token.reading).join('');
  return { from: at, to: at + 2, name: unit.text, reading, verb: next };
}

function* saidHumbly({ from, to, name, reading, verb }: Act): Iterable<Rewrite> {
  const form = featuresOf(verb);
  const isDone = form?.polite && form.voice === 'active' && form.aspect === 'simple' && !form.negative;
  const tokens = isDone && isFormOf(verb, `${name}する`, 'する') ? inflect(ITASU, form) : null;
  if (tokens)
    yield {
      from,
      to,
      tokens: [asOne([noun(name, reading), ...tokens])],
      pattern: `${name}${endOf(verb, name)}`,
    };
}

const endOf = ({ text }: ReadUnit, name: string): string =>
  text.startsWith(name) ? text.slice(name.length) : text;

/** させていただきます: what one will do, with the listener's leave. */
function* withLeave(sentence: ReadSentence, { from, to, name, reading, verb }: Act): Iterable<Rewrite> {
  const { units } = sentence;
  const form = featuresOf(verb);
  const isPlan =
    form?.polite === true &&
    form.voice === 'active' &&
    form.aspect === 'simple' &&
    form.mood === 'statement' &&
    !form.negative &&
    !form.past;
  if (!isPlan || !isCourteous(sentence) || to !== sentenceEnd(sentence, from)) return;
  const pattern = textOf(units.slice(from, to));
  const tokens = inflect(LEAVE, form);
  if (tokens && WITH_LEAVE.has(name))
    yield { from, to, tokens: [asOne([noun(name, reading), ...tokens])], pattern };
  const hasObject =
    isParticle(units[from - 1], 'を') &&
    phrasesBefore(units, from).every(({ particle }) => particle !== 'に');
  const seen = inflect(verbLexeme('見せていただく', 'みせていただく', 'godan'), form);
  if (name === '拝見' && hasObject && seen) yield { from, to, tokens: [asOne(seen)], pattern };
}
