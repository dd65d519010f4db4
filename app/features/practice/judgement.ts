/** What the judge says of an answer, as the practice screen shows it (grading.md). */
export type Verdict = 'correct' | 'correct-with-note' | 'almost' | 'wrong';

export interface Segment {
  readonly typed: string;
  readonly state: 'right' | 'note' | 'wrong' | 'missing';
  /** The beginning of what belongs here, cut by the server (spec §9). */
  readonly expected?: string;
  /** The named mistake, one Vietnamese sentence. */
  readonly mistake?: string;
}

export interface Judgement {
  readonly verdict: Verdict;
  readonly feedback: string;
  readonly segments: readonly Segment[];
  readonly points: number;
}
