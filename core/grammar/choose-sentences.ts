/** A sentence of ours in which a grammar point occurs. */
export interface PointSentence {
  readonly id: number;
  readonly lessonId: number;
  /** The sentence is there to practise the point. */
  readonly isFocus: boolean;
  /** Counted from the easiest level. */
  readonly level: number;
  /** The length of its model answer. */
  readonly letters: number;
}

/** More of one lesson would hide the others. */
const SHOWN_OF_ONE_LESSON = 3;

/** Those that practise the point first, then the easy and short ones. By id at the end: the choice never changes. */
const easierFirst = (a: PointSentence, b: PointSentence): number =>
  Number(b.isFocus) - Number(a.isFocus) || a.level - b.level || a.letters - b.letters || a.id - b.id;

/** The sentences that a learner tries on the page of a point. */
export const sentencesToTry = <Sentence extends PointSentence>(
  found: readonly Sentence[],
  count: number,
): Sentence[] => found.toSorted(easierFirst).slice(0, count);

/** The sentences that the page shows, from many lessons, in the order of the courses; `tried` would give answers away. */
export function sentencesToShow<Sentence extends PointSentence>(
  found: readonly Sentence[],
  tried: readonly Sentence[],
  count: number,
): Sentence[] {
  const ofLesson = new Map<number, number>();
  const chosen = found
    .toSorted(easierFirst)
    .filter((sentence) => {
      if (tried.includes(sentence)) return false;
      const before = ofLesson.get(sentence.lessonId) ?? 0;
      ofLesson.set(sentence.lessonId, before + 1);
      return before < SHOWN_OF_ONE_LESSON;
    })
    .slice(0, count);
  return found.filter((sentence) => chosen.includes(sentence));
}
