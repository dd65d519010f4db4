import {
  isAdjective,
  isAuxiliary,
  isNoun,
  isSuruNoun,
  isSymbol,
  isVerb,
  registerIsFree,
} from './clause-words.ts';
import type { Lexicon } from './lexicon.ts';
import type { Role } from './piece.ts';
import { type Ending, endingsOf } from './predicate/endings.ts';
import { COPULA, type Lexeme, lexemeOf } from './predicate/inflection-class.ts';
import { predicateUnit } from './predicate-unit.ts';
import type { Token } from './token.ts';
import { rootsOf } from './word-lore.ts';
import type { Stretch, Surroundings, Taken } from './words-of.ts';

interface Recognised {
  readonly lexeme: Lexeme;
  readonly endings: readonly Ending[];
  readonly text: string;
  readonly count: number;
}

/** The verb, adjective or copula that begins here, with all that hangs on it; null where there is none. */
export function predicateAt(here: Stretch, surroundings: Surroundings): Taken | null {
  const found = recognise(here.tokens, here.preceding, surroundings.lexicon);
  if (!found) return null;
  const { lexeme, endings, text, count } = found;
  const following = [...here.tokens.slice(count), ...here.following].filter((token) => !isSymbol(token));
  const { rules, lexicon } = surroundings;
  const unit = predicateUnit(
    {
      text,
      start: here.start,
      inflectionClass: lexeme.inflectionClass,
      roots: rootsOf(lexeme, rules, lexicon),
      ending: endings[0]?.text ?? '',
      meanings: endings.map(({ features }) => features),
      freeRegister: rules.freeRegister && registerIsFree(following),
      literally: rules.literally,
    },
    lexicon,
  );
  return { piece: { kind: 'unit', unit, role: roleOf(lexeme, following[0], endings) }, count };
}

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
  if (preceding && isNoun(preceding) && /^(?:で|じゃ|では)$/u.test(token.surface)) return denial(tokens);
  if (isAuxiliary(token) && /^(?:です|だ)$/u.test(token.base) && token.surface !== 'な')
    return longest(COPULA, tokens);
  if (!isVerb(token) && !isAdjective(token)) return null;
  // たがる hangs on a verb, and is inflected as one.
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
  const counts = new Map<string, number>();
  let text = '';
  for (const [index, token] of tokens.entries()) {
    if (isSymbol(token)) break;
    text += token.surface;
    counts.set(text, index + 1);
  }
  let best: Recognised | null = null;
  for (const ending of endingsOf(lexeme.inflectionClass)) {
    if (ending.malformed) continue;
    const whole = lexeme.root + ending.text;
    const count = counts.get(whole);
    if (count === undefined) continue;
    if (!best || whole.length > best.text.length) best = { lexeme, endings: [ending], text: whole, count };
    else if (whole === best.text) best = { ...best, endings: [...best.endings, ending] };
  }
  return best;
}

function roleOf({ inflectionClass }: Lexeme, next: Token | undefined, endings: readonly Ending[]): Role {
  if (endings.some(({ features }) => features.mood === 'adverb')) return 'adverb';
  const ends = endings.every(({ features }) => features.mood !== 'statement');
  if (!next || ends || !isNoun(next) || next.surface === 'ん') return 'predicate';
  return inflectionClass.startsWith('adjective') ? 'adjective-before-noun' : 'verb-before-noun';
}
