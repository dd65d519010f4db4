import type {
  ContributedCurriculum,
  ContributedLesson,
  ContributedTopic,
} from '#contract/contributions/contribution.ts';

/** What the three tabs list. Sentences have a desk of their own. */
export type Piece = ContributedTopic | ContributedCurriculum | ContributedLesson;
export type PieceKind = 'topics' | 'curriculums' | 'lessons';

export const nameOf = (piece: Piece): string => ('name' in piece ? piece.name : piece.title);

/** How many of its sentences the reviewers have not got yet. */
const unsentIn = (piece: Piece): number => ('unsent' in piece ? piece.unsent : 0);

/** A lesson is sent with its sentences, so one without any is not sent. */
const isEmptyLesson = (piece: Piece): boolean => 'sentences' in piece && piece.sentences.length === 0;

/** There is something that the reviewers have not got. */
export const canSubmit = (piece: Piece): boolean =>
  !isEmptyLesson(piece) && (piece.state === 'draft' || piece.state === 'changes' || unsentIn(piece) > 0);

/** Learners see an older version, which is still there when the newer one goes. */
export const canDiscard = ({ published, state }: Piece): boolean => published && state !== 'published';
