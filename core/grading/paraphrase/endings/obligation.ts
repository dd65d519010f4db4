import type { Token } from '../../../japanese/tokens/token.ts';
import { type Features, PLAIN } from '../../predicate/features.ts';
import { isWilled, vietnameseSays } from '../reading/clauses.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isVerb,
  sentenceEnd,
  textOf,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import {
  caseParticle,
  clauseParticle,
  inflect,
  inflectUnit,
  noun,
  topicParticle,
  verbLexeme,
} from '../say.ts';

/**
 * 行かなければなりません, 行かなくてはいけません, 行かないといけません, 行かなきゃ: must. ないとなりません does not exist, and the
 * short forms are used only at the end of a sentence that is not past.
 */
export const obligation: ParaphraseRule = {
  name: 'obligation',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      const found = obligationAt(sentence, at);
      if (found) yield* otherWordings(sentence, found);
    }
  },
};

const POINTS = ['nakereba-naranai', 'nakucha-nakya'];
const FAILS = {
  なる: verbLexeme('なる', 'なる', 'godan'),
  いける: verbLexeme('いける', 'いける', 'ichidan'),
};

/** なければ, なくては, ないと. */
type Way = 'ba' | 'te' | 'to';

interface Obligation {
  readonly verb: ReadUnit;
  readonly from: number;
  readonly to: number;
  readonly way: Way;
  /** The form of なりません or いけません; null for the short forms, which end with なきゃ, なくちゃ or ないと. */
  readonly fails: Features | null;
}

function obligationAt({ units }: ReadSentence, at: number): Obligation | null {
  const verb = units[at];
  if (!verb || !featuresOf(verb)?.negative || verb.kind === 'copula') return null;
  // なくてはならない人: somebody one cannot do without.
  if (isFormOf(verb, 'ある', 'ない') && verb.text.startsWith('な')) return null;
  const head = wayOf(units, at);
  if (!head) return null;
  const { way, length } = head;
  const next = units[at + length];
  const fails = featuresOf(next);
  const found = { verb, from: at, way };
  if (next && fails?.negative && (isFormOf(next, 'いける') || (way !== 'to' && isFormOf(next, 'なる'))))
    return { ...found, to: at + length + 1, fails };
  const isShort = way !== 'to' && /な(?:きゃ|くちゃ)$/u.test(textOf(units.slice(at, at + length)));
  return isShort && (!next || isParticle(next, 'よ', 'ね'))
    ? { ...found, to: at + length, fails: null }
    : null;
}

function wayOf(units: readonly ReadUnit[], at: number): { way: Way; length: number } | null {
  const [verb, next] = units.slice(at);
  if (hasMood(verb, 'ba')) return { way: 'ba', length: 1 };
  if (verb?.text.endsWith('なくて') && isParticle(next, 'は')) return { way: 'te', length: 2 };
  const isPlain = hasMood(verb, 'statement') && !featuresOf(verb)?.past && !featuresOf(verb)?.polite;
  return isVerb(verb) && isPlain && isParticle(next, 'と') ? { way: 'to', length: 2 } : null;
}

function* otherWordings(sentence: ReadSentence, found: Obligation): Iterable<Rewrite> {
  const { from, to, way, fails } = found;
  const pattern = `〜${textOf(sentence.units.slice(from, to)).replace(/^.*(?=な(?:けれ|く|い|きゃ))/u, '')}`;
  const said = (tokens: readonly Token[] | null): Rewrite[] =>
    tokens ? [{ from, to, tokens, pattern, points: POINTS }] : [];
  for (const other of ['ba', 'te', 'to'] as const)
    for (const verb of other === 'to' ? (['いける'] as const) : (['なる', 'いける'] as const)) {
      const end = inflect(FAILS[verb], fails ?? NEGATIVE);
      // Where なければ stays, another rule may still change the verb: 出さなければ and 提出しなければ.
      if (other === way && fails && end) yield { from: to - 1, to, tokens: end, pattern, points: POINTS };
      else yield* said(together(headOf(found.verb, other), end));
    }
  yield* needs(sentence, found, pattern);
  const isLast = to === sentenceEnd(sentence, from) || isParticle(sentence.units[to], 'よ', 'ね');
  const mayBeShort = isLast && !fails?.past && (sentence.freeRegister || !fails?.polite);
  if (!mayBeShort) return;
  for (const other of ['ba', 'te', 'to'] as const)
    if (!(other === way && !fails))
      yield* said(other === 'ba' ? shortest(found.verb) : headOf(found.verb, other));
}

const NEED = [noun('必要', 'ひつよう'), caseParticle('が')];
const ARU = { inflectionClass: 'godan-ある', root: '', rootReading: '', dictionary: 'ある' } as const;

/** 提出する必要があります: what has to be done on purpose, where the prompt says "phải" or "cần". */
function* needs(
  sentence: ReadSentence,
  { verb, from, to, fails }: Obligation,
  pattern: string,
): Iterable<Rewrite> {
  const isNeeded = vietnameseSays(sentence, 'phải', 'cần', 'cần phải') && isWilled([verb]);
  if (!fails || fails.mood !== 'statement' || !isNeeded || featuresOf(verb)?.voice !== 'active') return;
  const act = inflectUnit(verb, { mood: 'statement', negative: false, past: false, polite: false });
  const needed = inflect(ARU, { past: fails.past, polite: fails.polite });
  if (act && needed) yield { from, to, tokens: [...act, ...NEED, ...needed], pattern, points: POINTS };
}

const NEGATIVE: Features = { ...PLAIN, negative: true };

const together = (head: readonly Token[] | null, rest: readonly Token[] | null): readonly Token[] | null =>
  head && rest ? [...head, ...rest] : null;

function headOf(verb: ReadUnit, way: Way): readonly Token[] | null {
  const form = { past: false, polite: false } as const;
  switch (way) {
    case 'ba':
      return inflectUnit(verb, { ...form, mood: 'ba' });
    case 'te':
      return together(inflectUnit(verb, { ...form, mood: 'te' }), [topicParticle('は')]);
    case 'to':
      return together(inflectUnit(verb, { ...form, mood: 'statement' }), [clauseParticle('と')]);
  }
}

/** 行かなきゃ. */
function shortest(verb: ReadUnit): readonly Token[] | null {
  const [token, ...more] = headOf(verb, 'ba')?.toReversed() ?? [];
  if (!token) return null;
  const short = (text: string): string => text.replace(/なければ$/u, 'なきゃ');
  return [...more.toReversed(), { ...token, surface: short(token.surface), reading: short(token.reading) }];
}
