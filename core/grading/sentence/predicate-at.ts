import type { Token } from '../../japanese/tokens/token.ts';
import type { Lexicon } from '../lexicon.ts';
import { type Ending, wellFormedEndings } from '../predicate/endings.ts';
import { COPULA, type Lexeme, lexemeOf } from '../predicate/inflection-class.ts';
import { predicateUnit } from '../units/predicate-unit.ts';
import type { Unit } from '../units/unit.ts';
import { BARE_COPULA, otherCopula } from './clause-particles.ts';
import {
  isAdjective,
  isAuxiliary,
  isNoun,
  isSuruNoun,
  isSymbol,
  isVerb,
  registerIsFree,
} from './clause-words.ts';
import type { Instead, Role } from './piece.ts';
import { saidPlainly } from './plain-speech.ts';
import { rootsOf } from './roots.ts';
import type { Stretch, Surroundings, Taken } from './surroundings.ts';

interface Recognised {
  readonly lexeme: Lexeme;
  readonly endings: readonly Ending[];
  readonly text: string;
  readonly count: number;
}

/** The verb, adjective or copula that begins here, with all its endings; null if there is none. */
export function predicateAt(here: Stretch, surroundings: Surroundings): Taken | null {
  const found = recognise(here.tokens, here.preceding, surroundings.lexicon);
  if (!found) return null;
  const { lexeme, endings, text, count } = found;
  const following = [...here.tokens.slice(count), ...here.following].filter((token) => !isSymbol(token));
  const { rules, lexicon } = surroundings;
  const roots = rootsOf(lexeme, rules, lexicon);
  const ending = endings[0]?.text ?? '';
  const unit = predicateUnit(
    {
      text,
      start: here.start,
      inflectionClass: lexeme.inflectionClass,
      roots,
      ending,
      meanings: endings.map(({ features }) => features),
      freeRegister: rules.freeRegister && registerIsFree(following),
      literally: rules.literally,
      isBeforeNode: following[0]?.surface === 'ので',
    },
    lexicon,
  );
  const instead = insteadOf(unit, endings, { ...here, following }, surroundings);
  const contracted = /[てで]$/u.test(ending) ? roots.map((root) => root.text + contract(ending)) : [];
  return {
    piece: {
      kind: 'unit',
      unit,
      role: roleOf(lexeme, following[0], endings),
      contracted,
      lexeme,
      meanings: endings.map(({ features }) => features),
      ...(instead && { instead }),
    },
    count,
  };
}

function insteadOf(
  unit: Unit,
  [ending]: readonly Ending[],
  { preceding, following }: Stretch,
  surroundings: Surroundings,
): Instead | null {
  if (!ending) return null;
  const { rules, lexicon } = surroundings;
  // 行くんですから cannot become 行くんなので; お願いだから gives no reason.
  const isFixed = /^(?:ん|お?願い|頼み)$/u.test(preceding?.surface ?? '');
  const isBare = unit.kind === 'copula' && BARE_COPULA.test(unit.text) && !isFixed;
  const reason = isBare ? otherCopula(unit, following, rules, lexicon) : null;
  if (reason || !rules.freeRegister) return reason;
  return saidPlainly({ unit, features: ending.features, preceding, following }, surroundings);
}

const contract = (te: string): string => te.slice(0, -1) + (te.endsWith('て') ? 'ちゃ' : 'じゃ');

function recognise(
  tokens: readonly Token[],
  preceding: Token | undefined,
  lexicon: Lexicon,
): Recognised | null {
  const [token, next] = tokens;
  if (!token) return null;
  if (isSuruNoun(token) && next && /^(?:する|できる|出来る)$/u.test(next.base)) {
    const lexeme = lexemeOf(next, token);
    const whole = lexeme && longest(lexeme, tokens);
    if (whole) return whole;
  }
  const followsNoun = preceding !== undefined && isNoun(preceding);
  const denied = followsNoun && /^(?:で|じゃ|では)$/u.test(token.surface) ? denial(tokens) : null;
  if (denied) return denied;
  if (isAuxiliary(token) && /^(?:です|だ)$/u.test(token.base) && token.surface !== 'な')
    return longest(COPULA, tokens);
  const isInflected = isVerb(token) || isAdjective(token) || (isAuxiliary(token) && token.base === 'らしい');
  if (!isInflected) return null;
  // たがる follows a verb, and is inflected like one.
  const verb = { ...token, pos: token.pos.replace('接尾', '非自立') };
  const lexeme = lexemeOf(verb, undefined, (written) => lexicon.wordReadings(written).length > 0);
  return lexeme && longest(lexeme, tokens);
}

/** 学生ではありません: the tokenizer takes its で for the particle. */
function denial(tokens: readonly Token[]): Recognised | null {
  const found = longest(COPULA, tokens);
  return found?.endings.some(({ features }) => features.negative) ? found : null;
}

/** The longest form of the word that ends where a token ends. */
function longest(lexeme: Lexeme, tokens: readonly Token[]): Recognised | null {
  const wellFormed = wellFormedEndings(lexeme.inflectionClass);
  let found: Recognised | null = null;
  let text = '';
  for (const [index, token] of tokens.entries()) {
    if (isSymbol(token)) break;
    text += token.surface;
    const endings = text.startsWith(lexeme.root) ? wellFormed.get(text.slice(lexeme.root.length)) : undefined;
    if (endings) found = { lexeme, endings, text, count: index + 1 };
  }
  return found;
}

function roleOf({ inflectionClass }: Lexeme, next: Token | undefined, endings: readonly Ending[]): Role {
  if (endings.some(({ features }) => features.mood === 'adverb')) return 'adverb';
  const isPurpose = endings.some(({ features }) => features.mood === 'stem') && next?.surface === 'に';
  if (isPurpose) return 'purpose';
  const ends = endings.every(({ features }) => features.mood !== 'statement');
  if (!next || ends || !isNoun(next) || next.surface === 'ん') return 'predicate';
  return inflectionClass.startsWith('adjective') ? 'adjective-before-noun' : 'verb-before-noun';
}
