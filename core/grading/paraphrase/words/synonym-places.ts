import { vietnameseSays } from '../reading/clauses.ts';
import { isMe, isPerson, isPlace } from '../reading/noun-kinds.ts';
import { isParticle, textOf } from '../reading/read-sentence.ts';
import type { ReadSentence, ReadUnit, Synonym } from '../rule.ts';

/**
 * Whether a link of synonyms holds at this word. Its author knows what must not be around the word (国へ〜 for 帰る), what
 * must be, and by which words the Vietnamese sentence tells the sense.
 */
export function holds(sentence: ReadSentence, at: number, { except, only, prompt }: Synonym): boolean {
  const isHere = (fragment: string): boolean => isAround(sentence, at, fragment);
  return (
    !except.some(isHere) &&
    (only.length === 0 || only.some(isHere)) &&
    (prompt.length === 0 || vietnameseSays(sentence, ...prompt))
  );
}

/** Whether the fragment is around the word, or its noun is what the verb is about. */
function isAround({ units }: ReadSentence, at: number, fragment: string): boolean {
  const [head = '', tail = ''] = withoutMarks(fragment).split('〜');
  const unit = units[at];
  if (!unit || (head === '' && tail === '') || !isFollowedBy(units, at, tail)) return false;
  if (textOf(units.slice(0, at)).endsWith(head)) return true;
  const [, noun, particle] = ARGUMENT.exec(head) ?? [];
  if (noun === undefined || particle === undefined) return false;
  if (unit.lexeme) return particle !== 'の' && isAbout(units, at, noun, particle);
  return isKind(noun) && isParticle(units[at - 1], particle) && isNamed(units[at - 2], noun);
}

/** A noun, a kind of noun or nothing, and a particle: 国へ, {person}を, から. */
const ARGUMENT = /^(|\{\p{L}+\}|.*[^をがにへでとはも])([をがにへでとの]|から|まで)$/u;

/** A fragment begins after the word as the tokenizer cuts it: 〜てき of 帰っ|てき. */
function isFollowedBy(units: readonly ReadUnit[], at: number, tail: string): boolean {
  const unit = units[at];
  if (!unit) return false;
  const after = textOf(units.slice(at + 1));
  const cuts = [unit.tokens[0]?.surface.length ?? 0, unit.lexeme?.root.length ?? unit.text.length];
  return [after, ...cuts.map((cut) => unit.text.slice(cut) + after)].some((text) => text.startsWith(tail));
}

/** 国へ早く帰る, 電気は消しましたか, 昨日聞いた音楽: the noun need not touch the verb. */
function isAbout(units: readonly ReadUnit[], at: number, noun: string, particle: string): boolean {
  const before = units.slice(clauseStart(units, at), at);
  // Only a certain noun is still what the verb is about when は, も or が hides its particle.
  const hides = noun === '' || isKind(noun) ? [] : (HIDDEN_BY[particle] ?? []);
  const isArgument = before.some(
    (unit, index) =>
      isNamed(unit, noun) &&
      isParticle(before[index + 1], particle, `${particle}は`, `${particle}も`, ...hides),
  );
  const head = units[at]?.role === 'verb-before-noun' ? units[at + 1] : undefined;
  return isArgument || (noun !== '' && head !== undefined && isNamed(head, noun));
}

/** 電気は消した, 国は帰りたい, 水が飲みたい; but 日本語が話せる is not 日本語で話せる. */
const HIDDEN_BY: Readonly<Record<string, readonly string[]>> = {
  を: ['は', 'も', 'が'],
  が: ['は', 'も'],
  に: ['は', 'も'],
  へ: ['は', 'も'],
};

/** Where the clause begins that this verb ends. */
export const clauseStart = (units: readonly ReadUnit[], at: number): number =>
  units.slice(0, at).findLastIndex(endsClause) + 1;

const endsClause = ({ role }: ReadUnit): boolean =>
  role === 'clause-end' || role === 'predicate' || role === 'verb-before-noun';

const isKind = (noun: string): boolean => noun.startsWith('{');

/** By its last letters, so that 日本語学校 is also a 学校; or by its kind. */
const isNamed = (unit: ReadUnit | undefined, noun: string): boolean => {
  switch (noun) {
    case '{person}':
      return isPerson(unit) && !isMe(unit);
    case '{place}':
      return isPlace(unit);
    default:
      return unit?.text.endsWith(noun) === true;
  }
};

/** The units of an answer have no punctuation. */
const withoutMarks = (fragment: string): string => fragment.replaceAll(/[、。！？!?]/gu, '');
