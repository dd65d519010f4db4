import { COURSE_REPLIES_MAX_AGE_MS } from '#contract/content-limits.ts';
import { REVIEWED_ROLES } from '#contract/roles.ts';

export interface Authored {
  readonly createdBy: number | null;
}

/** Ready replies about courses are the same for everyone. Contributors and reviewers read from the database. */
export const courseReading = {
  maxAgeMs: COURSE_REPLIES_MAX_AGE_MS,
  bypassRoles: REVIEWED_ROLES,
};

/** Authors see their own e-mail address in full, even after they lost their role. */
export const contributorsOf = (pieces: readonly Authored[]): number[] =>
  pieces.flatMap(({ createdBy }) => createdBy ?? []);

/** A piece with its mark, if it was never published. */
export const withDraftMark = <P extends { readonly publishedAt: Date | null }>(
  piece: P,
): P & { readonly isDraft?: true } => (piece.publishedAt === null ? { ...piece, isDraft: true } : piece);
