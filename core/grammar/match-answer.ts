import { hasKanji } from '../japanese/kana.ts';
import { isTypedAt, type Syllable, syllablesOf } from '../vietnamese/syllables.ts';
import type { WrittenAnswer } from './grammar-point.ts';

const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々〆ヶ]+/gu;

/** A text in the form in which keywords are searched. */
interface Comparable {
  readonly syllables: readonly Syllable[];
  /** Its Japanese parts, with spaces between and around them; empty if there are none. */
  readonly japanese: string;
}

function comparable(text: string): Comparable {
  const folded = text.normalize('NFKC');
  const stretches = folded.match(JAPANESE) ?? [];
  return {
    syllables: syllablesOf(folded.replaceAll(JAPANESE, ' ')),
    japanese: stretches.length > 0 ? ` ${stretches.join(' ')} ` : '',
  };
}

/**
 * Only whole syllables: “chia” is not in “chiều”, and a question about っ is not in がっこう. Kanji also match inside a
 * longer word.
 */
function holds(question: Comparable, { syllables, japanese }: Comparable): boolean {
  const wanted = hasKanji(japanese) ? japanese.trim() : japanese;
  return question.japanese.includes(wanted) && hasInside(question.syllables, syllables);
}

/** Typed without marks, a syllable matches any marks; “đâu” does not match “đau”. */
const hasInside = (typed: readonly Syllable[], written: readonly Syllable[]): boolean =>
  written.length === 0 || typed.some((_, start) => isTypedAt(typed, start, written));

/** An answer with its keywords, parsed once for all questions. */
interface Candidate {
  readonly answer: WrittenAnswer;
  readonly groups: readonly (readonly (Comparable & { readonly length: number })[])[];
  readonly unless: readonly Comparable[];
}

const candidateOf = (answer: WrittenAnswer): Candidate => ({
  answer,
  groups: answer.keywords.map((group) =>
    group.map((keyword) => ({ ...comparable(keyword), length: keyword.length })),
  ),
  unless: answer.unless.map(comparable),
});

/** How many characters of the question the keywords cover: 0 if a group is missing or an excluded word occurs. */
function coveredLength({ groups, unless }: Candidate, question: Comparable): number {
  if (unless.some((keyword) => holds(question, keyword))) return 0;
  const longest = groups.map((group) =>
    Math.max(0, ...group.filter((keyword) => holds(question, keyword)).map(({ length }) => length)),
  );
  return longest.includes(0) ? 0 : longest.reduce((sum, length) => sum + length, 0);
}

/** Finds the answer whose keywords cover most of a question: more groups first, then longer keywords. */
export function answerFinder(answers: readonly WrittenAnswer[]): (question: string) => WrittenAnswer | null {
  const candidates = answers.map(candidateOf);
  return (question) => {
    const asked = comparable(question);
    const [best] = candidates
      .map((candidate) => ({ ...candidate, length: coveredLength(candidate, asked) }))
      .filter(({ length }) => length > 0)
      .toSorted((a, b) => b.groups.length - a.groups.length || b.length - a.length);
    return best?.answer ?? null;
  };
}
