import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import type { ContentVersion } from '#contract/contributions/contribution.ts';
import { contributionRefusals } from '#contract/texts/contributions.ts';
import { notFound } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { isReviewer, mayChange, requireEditable } from './piece-access.ts';
import { fieldsOf } from './piece-kinds.ts';
import { openPieceStore } from './piece-store.ts';
import { asContentVersion, asReviewNote, shippedVersion } from './present-version.ts';
import type { Version } from './versions.repository.ts';
import { createPieceWriter, type WritingParts } from './write-piece.ts';

/** The history of a piece, for those who may change it and for reviewers. */
export function createVersionsService(parts: WritingParts) {
  const { pieces, versions, notes } = openPieceStore(parts.db);
  const writer = createPieceWriter(parts);

  /** Reviewers read what was submitted; a draft is visible only to its author. */
  async function readable(caller: Caller, kind: ContentKind, id: number) {
    const piece = await pieces.find(kind, id);
    if (!piece || !(mayChange(caller, piece) || isReviewer(caller)))
      throw notFound(contributionRefusals.notFound[kind]);
    const all = await versions.ofPiece(kind, id);
    const found = mayChange(caller, piece) ? all : all.filter(wasSent);
    if (all.length > 0 && found.length === 0) throw notFound(contributionRefusals.notFound[kind]);
    return { piece, found };
  }

  return {
    async list(caller: Caller, kind: ContentKind, id: number): Promise<ContentVersion[]> {
      const { piece, found } = await readable(caller, kind, id);
      if (found.length === 0) return [shippedVersion(piece)];
      const written = await notes.of(found.map((version) => version.id));
      const live = liveOf(found);
      return found.map((version) => ({
        ...asContentVersion(version),
        notes: written.filter(({ versionId }) => versionId === version.id).map(asReviewNote),
        live: version === live,
      }));
    },

    /** Saves an old version as the newest one, through the same review as every change. */
    async restore(
      caller: Caller,
      kind: ContentKind,
      { id, number, revision }: { id: number; number: number; revision: number },
    ): Promise<void> {
      const { kind: same, ...piece } = await requireEditable(pieces, caller, kind, id);
      const version = await versions.byNumber(kind, id, number);
      const isShipped = number === 1 && !(await versions.hasAny(kind, id));
      if (!version && !isShipped) throw notFound(contributionRefusals.versionNotFound);
      const fields = fieldsOf(same, version?.fields ?? piece.fields);
      const analysed = await writer.analyseFor(caller, kind, fields);
      await writer.write((writing) => writer.save(writing, caller, { kind, id, revision, fields }, analysed));
    },
  };
}

export type VersionsService = ReturnType<typeof createVersionsService>;

const wasSent = ({ state, submittedAt }: Version): boolean => state === 'published' || submittedAt !== null;

/**
 * The version that was approved last. Its number does not say so, because versions are numbered when they are begun.
 */
const liveOf = (versions: readonly Version[]): Version | undefined =>
  versions
    .filter(({ state }) => state === 'published')
    .toSorted((a, b) => momentOf(b) - momentOf(a) || b.number - a.number)[0];

const momentOf = ({ decidedAt, savedAt }: Version): number => (decidedAt ?? savedAt).getTime();
