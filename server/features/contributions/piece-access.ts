import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import { REVIEWER_ROLES } from '#contract/roles.ts';
import { contributionRefusals } from '#contract/texts/contributions.ts';
import { forbidden, notFound } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import type { Piece } from './piece-kinds.ts';
import type { PiecesRepository } from './pieces.repository.ts';

/** An admin's content needs nobody's approval (PRODUCT.md, Contributions). */
export const publishesAtOnce = ({ roles }: Caller): boolean => roles.includes('ADMIN');

export const isReviewer = ({ roles }: Caller): boolean => REVIEWER_ROLES.some((role) => roles.includes(role));

/** A maker changes their own, an admin everything. */
export const mayChange = (caller: Caller, { createdBy }: Pick<Piece, 'createdBy'>): boolean =>
  createdBy === caller.id || caller.roles.includes('ADMIN');

/** What somebody else took away, an admin say, its maker does not put back before the learners' eyes. */
export const mayBringBack = (
  caller: Caller,
  { deletedAt, deletedBy }: Pick<Piece, 'deletedAt' | 'deletedBy'>,
): boolean => deletedAt === null || deletedBy === caller.id || caller.roles.includes('ADMIN');

/**
 * A piece that the caller may change; deleted ones are not there. Of another's unpublished work nobody learns even that it
 * exists.
 */
export async function requireEditable<K extends ContentKind>(
  pieces: PiecesRepository,
  caller: Caller,
  kind: K,
  id: number,
): Promise<Piece<K>> {
  const piece = await pieces.find(kind, id);
  if (!piece) throw notFound(contributionRefusals.notFound[kind]);
  if (!mayChange(caller, piece)) {
    const isShown = (await pieces.visibleIds(kind, [id])).has(id);
    throw isShown
      ? forbidden(contributionRefusals.notYours[kind])
      : notFound(contributionRefusals.notFound[kind]);
  }
  if (piece.deletedAt || (await pieces.isInDeleted(piece)))
    throw notFound(contributionRefusals.notFound[kind]);
  return piece;
}

/** A piece that the caller may build on: what learners see, or their own. */
export async function requireUsable<K extends ContentKind>(
  pieces: PiecesRepository,
  caller: Caller,
  kind: K,
  id: number,
): Promise<Piece<K>> {
  const piece = await pieces.find(kind, id);
  const isThere = piece && !piece.deletedAt && !(await pieces.isInDeleted(piece));
  const isUsable = isThere && (mayChange(caller, piece) || (await pieces.visibleIds(kind, [id])).has(id));
  if (!isUsable) throw notFound(contributionRefusals.notFound[kind]);
  return piece;
}
