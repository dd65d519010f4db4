import type { Token } from '../../japanese/tokens/token.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Features } from '../predicate/features.ts';
import { freely, plainly, unsaid, whereAsked, withNote } from '../units/liberties.ts';
import type { Unit } from '../units/unit.ts';
import { wordUnit } from '../units/word-unit.ts';
import { isFinalParticle } from './clause-words.ts';
import type { Instead, UnitPiece } from './piece.ts';
import type { Surroundings } from './surroundings.ts';

interface Said {
  readonly unit: Unit;
  readonly features: Features;
  readonly preceding: Token | undefined;
  readonly following: readonly Token[];
}

/** If the register is free: ラーメンが好き for 好きです, 誰の本 for 誰の本ですか, 行く and 行くの for 行きますか. */
export function saidPlainly(said: Said, surroundings: Surroundings): Instead | null {
  const { unit, features, preceding, following } = said;
  if (features.mood !== 'statement') return null;
  if (isAsked(following)) return features.polite ? plainQuestion(said, surroundings) : null;
  if (!isPresentCopula(said) || !isBare(preceding) || !isStated(following)) return null;
  const nothing = features.polite ? unsaid(unit, 'use-polite') : unsaid(unit);
  return { pieces: [asPredicate(nothing)], after: 0 };
}

/** どうしたの for どうしたんですか. */
export function explainedPlainly(
  { surface }: Token,
  start: number,
  [copula, ...rest]: readonly Token[],
  lexicon: Lexicon,
): Instead | null {
  if (surface !== 'ん' || copula?.surface !== 'です' || !isAsked(rest)) return null;
  return { pieces: [asPredicate(withNote(ending('の', start, lexicon), 'use-polite'))], after: 2 };
}

const isAsked = (following: readonly Token[]): boolean =>
  following.length === 1 && following[0]?.surface === 'か';

const isPresentCopula = ({ unit, features }: Said): boolean =>
  unit.kind === 'copula' && !features.past && !features.negative;

/** A plain question has no か. After a noun, です is left out too: 学生だ is no question, and 行くん is not said. */
function plainQuestion(said: Said, { rules, lexicon }: Surroundings): Instead | null {
  const { unit, preceding } = said;
  const no = (text: string) => ending(text, unit.start, lexicon);
  if (!isPresentCopula(said))
    return {
      pieces: [asPredicate(plainly(unit)), { kind: 'optional', inside: [asPredicate(no('の'))] }],
      after: 1,
    };
  if (preceding?.surface === 'ん') return null;
  const nothing = unsaid(unit, 'use-polite');
  // 誰の本 is a question on its own; 妹は学生 needs the question mark, otherwise it is a statement without です.
  const asks = rules.hasQuestionWord || isBare(preceding);
  const options = [
    [asPredicate(asks ? nothing : whereAsked(nothing))],
    [asPredicate(withNote(no('なの'), 'use-polite'))],
  ];
  return { pieces: [{ kind: 'choice', options }], after: 1 };
}

/** な-adjectives, そう and みたい can end a plain sentence. A noun rarely does: it lacks its です. */
const isBare = (token: Token | undefined): boolean =>
  token !== undefined &&
  (/形容動詞語幹|助動詞語幹/u.test(token.pos) || /^(?:つもり|はず|同じ)$/u.test(token.surface));

const isStated = (following: readonly Token[]): boolean =>
  following.every((token) => isFinalParticle(token) && token.surface !== 'か');

const ending = (text: string, start: number, lexicon: Lexicon): Unit =>
  freely(wordUnit({ text, start, spellings: [{ text, alike: [] }] }, lexicon));

const asPredicate = (unit: Unit): UnitPiece => ({ kind: 'unit', unit, role: 'predicate' });
