import type {
  ContributedCurriculum,
  ContributedLesson,
  ContributedTopic,
} from '#contract/contributions/contribution.ts';

/** The pieces that the three tabs list. Sentences have their own editor. */
export type Piece = ContributedTopic | ContributedCurriculum | ContributedLesson;
export type PieceKind = 'topics' | 'curriculums' | 'lessons';

export const nameOf = (piece: Piece): string => ('name' in piece ? piece.name : piece.title);

/** How many sentences of a lesson were not submitted yet. */
const unsentIn = (piece: Piece): number => ('unsent' in piece ? piece.unsent : 0);

/** A lesson is submitted with its sentences, so an empty one cannot be submitted. */
const isEmptyLesson = (piece: Piece): boolean => 'sentences' in piece && piece.sentences.length === 0;

/** Whether something was not submitted for review yet. */
export const canSubmit = (piece: Piece): boolean =>
  !isEmptyLesson(piece) && (piece.state === 'draft' || piece.state === 'changes' || unsentIn(piece) > 0);

/** Learners see an older version, which stays when the newer one is discarded. */
export const canDiscard = ({ published, state }: Piece): boolean => published && state !== 'published';
