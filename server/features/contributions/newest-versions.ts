import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import type { Standing } from '#contract/contributions/contribution.ts';
import { presentEmail } from '#server/http/requests/present-email.ts';
import type { Caller } from '#server/http/route.ts';
import { mayChange, mayRestore } from './piece-access.ts';
import { fieldsOf, type Piece, type PieceFields } from './piece-kinds.ts';
import { idsOf, type PieceStore } from './piece-store.ts';
import type { OpenVersion } from './versions.repository.ts';

export interface Newest<K extends ContentKind> {
  readonly piece: Piece<K>;
  readonly fields: PieceFields[K];
  readonly standing: Standing;
}

/**
 * Pieces as one contributor sees them: their own in the newest version, deleted ones too; of others only visible
 * pieces.
 */
export async function newestFor<K extends ContentKind>(
  { pieces, versions, notes }: PieceStore,
  caller: Caller,
  found: readonly Piece<K>[],
): Promise<Newest<K>[]> {
  const [first] = found;
  if (!first) return [];
  const { kind } = first;
  const own = found.filter((piece) => mayChange(caller, piece)).map(({ id }) => id);
  const visible = await pieces.visibleIds(kind, idsOf(found));
  const open = new Map((await versions.openOf(kind, own)).map((version) => [version.contentId, version]));
  const reasons = await notes.reasons(idsOf([...open.values()]));

  return found
    .filter((piece) => (own.includes(piece.id) && mayRestore(caller, piece)) || visible.has(piece.id))
    .map((piece) => {
      const version = open.get(piece.id);
      const reason = version?.state === 'changes' ? reasons.get(version.id) : undefined;
      return {
        piece,
        fields: version ? fieldsOf(kind, version.fields) : piece.fields,
        standing: standingOf(caller, piece, version, reason),
      };
    });
}

const standingOf = (caller: Caller, piece: Piece, open?: OpenVersion, reason = ''): Standing => ({
  state: open?.state ?? 'published',
  published: piece.publishedAt !== null,
  revision: piece.revision,
  editable: mayChange(caller, piece),
  createdByEmail: presentEmail(piece, caller),
  reason,
  deletedAt: piece.deletedAt?.toISOString() ?? null,
});
