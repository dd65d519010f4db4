import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import { REVIEWER_ROLES } from '#contract/roles.ts';
import { contributionRefusals } from '#contract/texts/contributions.ts';
import { forbidden, notFound } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import type { Piece } from './piece-kinds.ts';
import type { PiecesRepository } from './pieces.repository.ts';

/** Content of an admin needs no approval (PRODUCT.md, Contributions). */
export const publishesAtOnce = ({ roles }: Caller): boolean => roles.includes('ADMIN');

export const isReviewer = ({ roles }: Caller): boolean => REVIEWER_ROLES.some((role) => roles.includes(role));

/** Authors may change their own pieces, admins all. */
export const mayChange = (caller: Caller, { createdBy }: Pick<Piece, 'createdBy'>): boolean =>
  createdBy === caller.id || caller.roles.includes('ADMIN');

/** An author cannot restore a piece that somebody else, such as an admin, deleted. */
export const mayRestore = (
  caller: Caller,
  { deletedAt, deletedBy }: Pick<Piece, 'deletedAt' | 'deletedBy'>,
): boolean => deletedAt === null || deletedBy === caller.id || caller.roles.includes('ADMIN');

/**
 * A piece that the caller may change; a deleted one is not found. Unpublished work of others is a 404, so that not even
 * its existence is revealed.
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
    const isVisible = (await pieces.visibleIds(kind, [id])).has(id);
    throw isVisible
      ? forbidden(contributionRefusals.notYours[kind])
      : notFound(contributionRefusals.notFound[kind]);
  }
  if (piece.deletedAt || (await pieces.isInDeleted(piece)))
    throw notFound(contributionRefusals.notFound[kind]);
  return piece;
}

/** A piece that the caller may build on: a visible one, or their own. */
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
