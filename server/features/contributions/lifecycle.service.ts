import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import type { Standing } from '#contract/contributions/contribution.ts';
import type { Done } from '#contract/fields.ts';
import { DAY_MS, DELETED_CONTENT_DAYS } from '#contract/limits.ts';
import { contributionRefusals } from '#contract/texts/contributions.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import type { NotificationsService } from '#server/features/notifications/notifications.service.ts';
import { badRequest, conflict, notFound } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { inNewOrder } from './new-order.ts';
import { newestFor } from './newest-versions.ts';
import { mayBringBack, mayChange, requireEditable } from './piece-access.ts';
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

/** The way of a piece: sent to the reviewers or taken back, put into its place, deleted and brought back. */
export function createLifecycleService({ audit, notifications, ...parts }: LifecycleParts) {
  const { db, changes, clock } = parts;
  const writer = createPieceWriter(parts);

  async function standing(caller: Caller, kind: ContentKind, id: number): Promise<Standing> {
    const stored = openPieceStore(db);
    const [newest] = await newestFor(stored, caller, await stored.pieces.byIds(kind, [id]));
    if (!newest) throw notFound(contributionRefusals.notFound[kind]);
    return newest.standing;
  }

  /** A piece as one writes it: nobody else does meanwhile. */
  async function take(writing: Writing, caller: Caller, kind: ContentKind, id: number): Promise<Piece> {
    await writing.pieces.lock(kind, id);
    return requireEditable(writing.pieces, caller, kind, id);
  }

  /** Of a lesson, those of its sentences too: they are read together. */
  async function openVersions({ pieces, versions }: Writing, { kind, id }: Piece): Promise<OpenVersion[]> {
    const own = await versions.openOf(kind, [id]);
    if (kind !== 'lessons') return own;
    const sentences = (await pieces.inside('sentences', [id])).filter(({ deletedAt }) => deletedAt === null);
    return [...own, ...(await versions.openOf('sentences', idsOf(sentences)))];
  }

  /** What a piece stands in and learners do not see either: it would stay out of sight without them. */
  async function openAbove(writing: Writing, caller: Caller, piece: Piece): Promise<OpenVersion[]> {
    const parentKind = PARENT_OF[piece.kind];
    if (parentKind === null || piece.parentId === null) return [];
    const parent = await writing.pieces.find(parentKind, piece.parentId);
    if (!parent || !mayChange(caller, parent)) return [];
    const own = parent.publishedAt ? [] : await writing.versions.openOf(parentKind, [parent.id]);
    return [...own, ...(await openAbove(writing, caller, parent))];
  }

  return {
    standing,

    async submit(caller: Caller, kind: ContentKind, id: number): Promise<Standing> {
      await writer.write(async (writing) => {
        const piece = await take(writing, caller, kind, id);
        const inside = kind === 'lessons' ? await writing.pieces.inside('sentences', [id]) : null;
        if (inside?.every(({ deletedAt }) => deletedAt !== null))
          throw badRequest(contributionRefusals.lessonWithoutSentences);
        const open = [...(await openVersions(writing, piece)), ...(await openAbove(writing, caller, piece))];
        const sent = await writing.versions.move(idsOf(open), ['draft', 'changes'], 'waiting', clock());
        if (sent === 0) throw conflict(contributionRefusals.nothingToSubmit);
        // What was only taken back and sent again is no news.
        if (!open.some(isNews)) return;
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
        const open = await openVersions(writing, await take(writing, caller, kind, id));
        const from: readonly OpenState[] = ['waiting'];
        const withdrawn = await writing.versions.move(idsOf(open), from, 'draft');
        if (withdrawn === 0) throw conflict(contributionRefusals.notWaiting);
      });
      return standing(caller, kind, id);
    },

    /** Learners go on with what they see; what was not approved stays in the history. */
    async discard(caller: Caller, kind: ContentKind, id: number): Promise<Standing> {
      await writer.write(async (writing) => {
        const piece = await take(writing, caller, kind, id);
        if (!piece.publishedAt) throw conflict(contributionRefusals.neverPublished);
        const open = await writing.versions.open(kind, id);
        if (!open) throw conflict(contributionRefusals.nothingToDiscard);
        await writing.versions.change(open.id, { state: 'replaced' });
        await writing.pieces.change(kind, id, {});
      });
      return standing(caller, kind, id);
    },

    /** With all that is inside; a maker takes nobody else's work along. */
    async remove(caller: Caller, kind: ContentKind, id: number): Promise<Done> {
      await writer.write(async (writing) => {
        const piece = await take(writing, caller, kind, id);
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
        if (!piece || !mayChange(caller, piece) || !mayBringBack(caller, piece))
          throw notFound(contributionRefusals.notFound[kind]);
        // From the outside in, as everyone does who changes what stands in a place.
        await writing.pieces.lockPlace(kind, piece.parentId);
        await writing.pieces.lock(kind, id);
        if (!piece.deletedAt) throw conflict(contributionRefusals.notDeleted);
        if (kind === 'sentences') await requireRoom(writing.pieces, piece.parentId ?? 0, 1);
        await writing.pieces.change(kind, id, { deletedAt: null, deletedBy: null });
        await record(writing, caller, 'content-brought-back', piece);
      });
      return standing(caller, kind, id);
    },

    /** They change places among themselves; what stands between them stays where it is. */
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

    tidy: (): Promise<void> =>
      openPieceStore(db).pieces.throwAway(new Date(clock().getTime() - DELETED_CONTENT_DAYS * DAY_MS)),
  };

  /** Learners lose it from their lists, or find it there again. */
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

/** Sent for the first time, or again after it was mended. */
const isNews = ({ state, submittedAt }: OpenVersion): boolean => state === 'changes' || submittedAt === null;

/** All of them the caller's to move, and all in one place. */
async function requireSiblings(
  pieces: PiecesRepository,
  caller: Caller,
  kind: ContentKind,
  ids: readonly number[],
): Promise<[Piece, ...Piece[]]> {
  const found = await pieces.byIds(kind, ids);
  const [first, ...others] = found;
  if (!first || found.length < ids.length) throw notFound(contributionRefusals.notFound[kind]);
  // One after the other they would be asked for what all have in common.
  await requireEditable(pieces, caller, kind, first.id);
  for (const piece of others)
    if (piece.deletedAt || !mayChange(caller, piece)) await requireEditable(pieces, caller, kind, piece.id);
  if (others.some(({ parentId }) => parentId !== first.parentId))
    throw badRequest(contributionRefusals.notSiblings, 'ids');
  return [first, ...others];
}
