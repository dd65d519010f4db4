import type { Token } from '../../japanese/tokens/token.ts';
import type { NoteCode } from '../judgement.ts';
import type { Lexicon } from '../lexicon.ts';
import { freely } from '../units/liberties.ts';
import { wordUnit } from '../units/word-unit.ts';
import { endsClause, isAuxiliary, isNoun, isParticle } from './clause-words.ts';
import type { Instead, Piece, UnitPiece } from './piece.ts';
import type { SentenceRules } from './surroundings.ts';

const BUT = ['が', 'けど', 'けれど', 'けれども'];
const OTHER_REASON: ReadonlyMap<string, string> = new Map([
  ['から', 'ので'],
  ['ので', 'から'],
]);

export const BARE_COPULA = /^(?:です|だ)$/u;

/** Particles that join the two clauses in the same way: けど for が, ので for から. */
export function joinsAlike(
  token: Token,
  before: Token | undefined,
  said: Piece | undefined,
  following: readonly Token[],
): string[] {
  if (!endsClause(token) || !before || isNoun(before) || isParticle(before)) return [];
  if (BUT.includes(token.surface)) return BUT.filter((other) => other !== token.surface);
  const other = otherReason(token, following);
  return other !== null && said?.kind === 'unit' && isAttachedAlike(said) && !isUrging(said) ? [other] : [];
}

/** いいから、早く来てください and 頼むから静かにして give no reason. */
const isUrging = ({ unit: { text, start } }: UnitPiece): boolean =>
  start === 0 && /^(?:(?:いい|よい|良い)(?:です)?|頼む|頼みます)$/u.test(text);

/**
 * Every form except だ and です after a noun (休みだから becomes 休みなので, which `otherCopula` handles) and でしょう, which only
 * から follows.
 */
const isAttachedAlike = ({ unit: { kind, text }, meanings = [] }: UnitPiece): boolean =>
  !meanings.some(({ mood }) => mood === 'conjecture') &&
  (kind === 'predicate' || (kind === 'copula' && !BARE_COPULA.test(text)));

/** The other particle of reason, if a clause follows it: not in 忙しいからです. */
function otherReason(token: Token | undefined, [next]: readonly Token[]): string | null {
  if (!token || !endsClause(token) || !next || isParticle(next) || isAuxiliary(next)) return null;
  return OTHER_REASON.get(token.surface) ?? null;
}

/** 休みなので and 休みですので for 休みだから and 休みですから, and vice versa. */
export function otherCopula(
  copula: { readonly text: string; readonly start: number },
  [particle, ...following]: readonly Token[],
  rules: SentenceRules,
  lexicon: Lexicon,
): Instead | null {
  const other = otherReason(particle, following);
  if (!rules.byRule || !particle || other === null) return null;
  const isPolite = copula.text === 'です';
  const [plain, polite] = [other === 'ので' ? 'なので' : 'だから', `です${other}`];
  const [same, otherRegister] = isPolite ? [polite, plain] : [plain, polite];
  const note: NoteCode = isPolite ? 'use-polite' : 'use-plain';
  const unit = wordUnit(
    {
      text: copula.text + particle.surface,
      start: copula.start,
      spellings: [{ text: same, alike: [] }],
      others: rules.freeRegister ? [otherRegister] : [],
      note,
    },
    lexicon,
  );
  return { pieces: [{ kind: 'unit', unit: freely(unit), role: 'clause-end' }], after: 1 };
}
