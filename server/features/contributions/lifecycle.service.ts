import { DELETED_CONTENT_DAYS } from '#contract/content-limits.ts';
import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import type { Standing } from '#contract/contributions/contribution.ts';
import type { Done } from '#contract/fields.ts';
import { DAY_MS } from '#contract/limits.ts';
import { contributionRefusals } from '#contract/texts/contributions.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import type { NotificationsService } from '#server/features/notifications/notifications.service.ts';
import { badRequest, conflict, notFound } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { inNewOrder } from './new-order.ts';
import { newestFor } from './newest-versions.ts';
import { mayChange, mayRestore, requireEditable } from './piece-access.ts';
import { PARENT_OF, type Piece, titleOf } from './piece-kinds.ts';
import { idsOf, openPieceStore } from './piece-store.ts';
import type { PiecesRepository } from './pieces.repository.ts';
import { requireRoom } from './require-room.ts';
import type { OpenState, OpenVersion } from './versions.repository.ts';
import { createPieceWriter, type Writing, type WritingParts } from './write-piece.ts';

interface LifecycleParts extends WritingParts {
  readonly audit: AuditService;
  readonly notifications: Pick<NotificationsService, 'notifyAdmins' | 'notifyUser'>;
}

/** The lifecycle of a piece: submitted or withdrawn, ordered, deleted and restored. */
export function createLifecycleService({ audit, notifications, ...parts }: LifecycleParts) {
  const { db, changes, clock } = parts;
  const writer = createPieceWriter(parts);

  async function standing(caller: Caller, kind: ContentKind, id: number): Promise<Standing> {
    const stored = openPieceStore(db);
    const [newest] = await newestFor(stored, caller, await stored.pieces.byIds(kind, [id]));
    if (!newest) throw notFound(contributionRefusals.notFound[kind]);
    return newest.standing;
  }

  /** Locks a piece that the caller may edit. */
  async function lockEditable(
    writing: Writing,
    caller: Caller,
    kind: ContentKind,
    id: number,
  ): Promise<Piece> {
    await writing.pieces.lock(kind, id);
    return requireEditable(writing.pieces, caller, kind, id);
  }

  /** Of a lesson, the open versions of its sentences too, because they are reviewed together. */
  async function openVersions({ pieces, versions }: Writing, { kind, id }: Piece): Promise<OpenVersion[]> {
    const own = await versions.openOf(kind, [id]);
    if (kind !== 'lessons') return own;
    const sentences = (await pieces.inside('sentences', [id])).filter(({ deletedAt }) => deletedAt === null);
    return [...own, ...(await versions.openOf('sentences', idsOf(sentences)))];
  }

  /** Unpublished parents of a piece: without them it would stay invisible. */
  async function openAbove(writing: Writing, caller: Caller, piece: Piece): Promise<OpenVersion[]> {
    const parentKind = PARENT_OF[piece.kind];
    if (parentKind === null || piece.parentId === null) return [];
    const parent = await writing.pieces.find(parentKind, piece.parentId);
    if (!parent || !mayChange(caller, parent)) return [];
    const own = parent.publishedAt ? [] : await writing.versions.openOf(parentKind, [parent.id]);
    return [...own, ...(await openAbove(writing, caller, parent))];
  }

  const restorableFrom = () => new Date(clock().getTime() - DELETED_CONTENT_DAYS * DAY_MS);

  return {
    standing,

    async submit(caller: Caller, kind: ContentKind, id: number): Promise<Standing> {
      await writer.write(async (writing) => {
        const piece = await lockEditable(writing, caller, kind, id);
        const inside = kind === 'lessons' ? await writing.pieces.inside('sentences', [id]) : null;
        if (inside?.every(({ deletedAt }) => deletedAt !== null))
          throw badRequest(contributionRefusals.lessonWithoutSentences);
        const open = [...(await openVersions(writing, piece)), ...(await openAbove(writing, caller, piece))];
        const sent = await writing.versions.move(idsOf(open), ['draft', 'changes'], 'waiting', clock());
        if (sent === 0) throw conflict(contributionRefusals.nothingToSubmit);
        // A version that was only withdrawn and submitted again needs no new notification.
        if (!open.some(needsNotification)) return;
        const note = notificationTexts.contentWaiting(caller.name, kind, titleOf(piece), sent);
        await notifications.notifyAdmins(
          { kind: 'content-waiting', note, aboutUserId: caller.id },
          writing.tx,
        );
      });
      return standing(caller, kind, id);
    },

    async withdraw(caller: Caller, kind: ContentKind, id: number): Promise<Standing> {
      await writer.write(async (writing) => {
        const open = await openVersions(writing, await lockEditable(writing, caller, kind, id));
        const from: readonly OpenState[] = ['waiting'];
        const withdrawn = await writing.versions.move(idsOf(open), from, 'draft');
        if (withdrawn === 0) throw conflict(contributionRefusals.notWaiting);
      });
      return standing(caller, kind, id);
    },

    /** Learners keep what they see; the version that was not approved stays in the history. */
    async discard(caller: Caller, kind: ContentKind, id: number): Promise<Standing> {
      await writer.write(async (writing) => {
        const piece = await lockEditable(writing, caller, kind, id);
        if (!piece.publishedAt) throw conflict(contributionRefusals.neverPublished);
        const open = await writing.versions.open(kind, id);
        if (!open) throw conflict(contributionRefusals.nothingToDiscard);
        await writing.versions.change(open.id, { state: 'replaced' });
        await writing.pieces.change(kind, id, {});
      });
      return standing(caller, kind, id);
    },

    /** Deletes a piece with everything inside. A contributor cannot delete work of others along with it. */
    async remove(caller: Caller, kind: ContentKind, id: number): Promise<Done> {
      await writer.write(async (writing) => {
        const piece = await lockEditable(writing, caller, kind, id);
        if (!caller.roles.includes('ADMIN') && (await writing.pieces.holdsOthers(kind, id, caller.id)))
          throw conflict(contributionRefusals.holdsOthers);
        await writing.pieces.change(kind, id, { deletedAt: clock(), deletedBy: caller.id });
        await record(writing, caller, 'content-deleted', piece);
        if (piece.createdBy !== null && piece.createdBy !== caller.id) {
          const note = notificationTexts.contentRemoved(kind, titleOf(piece));
          await notifications.notifyUser(piece.createdBy, { kind: 'content-comment', note }, writing.tx);
        }
      });
      return { statusCode: 200, message: contributionRefusals.deleted };
    },

    async undelete(caller: Caller, kind: ContentKind, id: number): Promise<Standing> {
      await writer.write(async (writing) => {
        const piece = await writing.pieces.find(kind, id);
        if (!piece || !mayChange(caller, piece) || !mayRestore(caller, piece))
          throw notFound(contributionRefusals.notFound[kind]);
        // Locks the parent first, like every change of positions.
        await writing.pieces.lockPlace(kind, piece.parentId);
        await writing.pieces.lock(kind, id);
        if (!piece.deletedAt) throw conflict(contributionRefusals.notDeleted);
        // From then on it is being deleted for good, in portions.
        if (piece.deletedAt < restorableFrom()) throw notFound(contributionRefusals.notFound[kind]);
        if (kind === 'sentences') await requireRoom(writing.pieces, piece.parentId ?? 0, 1);
        await writing.pieces.change(kind, id, { deletedAt: null, deletedBy: null });
        await record(writing, caller, 'content-brought-back', piece);
      });
      return standing(caller, kind, id);
    },

    /** The given pieces swap places among themselves; pieces between them stay where they are. */
    async order(caller: Caller, kind: ContentKind, ids: readonly number[]): Promise<{ ids: number[] }> {
      const wanted = [...new Set(ids)];
      await writer.write(async ({ pieces, tx }) => {
        const [first] = await requireSiblings(pieces, caller, kind, wanted);
        await pieces.lockPlace(kind, first.parentId);
        const moves = inNewOrder(await pieces.places(kind, first.parentId), wanted);
        await pieces.place(kind, moves);
        const moved = await pieces.byIds(kind, idsOf(moves));
        if (moved.some(({ publishedAt }) => publishedAt !== null)) await changes.announce('courses', tx);
      });
      return { ids: wanted };
    },

    cleanUp: (signal?: AbortSignal): Promise<void> =>
      openPieceStore(db).pieces.deleteForGood(restorableFrom(), signal),
  };

  /** Writes the audit log, and announces the change if learners see the piece. */
  async function record(
    { tx }: Writing,
    caller: Caller,
    action: 'content-deleted' | 'content-brought-back',
    piece: Piece,
  ): Promise<void> {
    const { kind, id, publishedAt, createdBy } = piece;
    const details = { title: titleOf(piece), createdBy };
    await audit.record({ actorId: caller.id, action, subject: `${kind}/${id}`, details }, tx);
    if (publishedAt) await changes.announce('courses', tx);
  }
}

export type LifecycleService = ReturnType<typeof createLifecycleService>;

/** Submitted for the first time, or again after requested changes. */
const needsNotification = ({ state, submittedAt }: OpenVersion): boolean =>
  state === 'changes' || submittedAt === null;

/** The caller must be allowed to move all of them, and all must have one parent. */
async function requireSiblings(
  pieces: PiecesRepository,
  caller: Caller,
  kind: ContentKind,
  ids: readonly number[],
): Promise<[Piece, ...Piece[]]> {
  const found = await pieces.byIds(kind, ids);
  const [first, ...others] = found;
  if (!first || found.length < ids.length) throw notFound(contributionRefusals.notFound[kind]);
  // A single full check covers what all siblings share.
  await requireEditable(pieces, caller, kind, first.id);
  for (const piece of others)
    if (piece.deletedAt || !mayChange(caller, piece)) await requireEditable(pieces, caller, kind, piece.id);
  if (others.some(({ parentId }) => parentId !== first.parentId))
    throw badRequest(contributionRefusals.notSiblings, 'ids');
  return [first, ...others];
}
