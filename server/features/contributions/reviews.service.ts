import type { ReviewNote } from '#contract/contributions/contribution.ts';
import type { Review } from '#contract/reviews/endpoints.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { reviewRefusals } from '#contract/texts/reviews.ts';
import type { NotificationsService } from '#server/features/notifications/notifications.service.ts';
import { AppError, badRequest, conflict, forbidden, notFound } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import type { AnswersInReview } from './accepted-answers.service.ts';
import { listWaiting } from './list-waiting.ts';
import { isReviewer, mayChange } from './piece-access.ts';
import { fieldsOf, type Piece, titleOf } from './piece-kinds.ts';
import { openPieceStore, type PieceStore } from './piece-store.ts';
import { asReviewNote } from './present-version.ts';
import type { Version } from './versions.repository.ts';
import { type Analysis, createPieceWriter, type Writing, type WritingParts } from './write-piece.ts';

interface ReviewsParts extends WritingParts {
  /** Suggested answers that become accepted when a version is approved. */
  readonly answers: AnswersInReview;
  readonly notifications: Pick<NotificationsService, 'notifyUser'>;
}

interface Decision {
  readonly decision: 'approved' | 'changes';
  readonly text: string;
  /** The revision of the piece that the reviewer has seen. */
  readonly revision: number;
}

interface Waiting {
  readonly version: Version;
  readonly piece: Piece;
}

/** Content of contributors is reviewed by somebody else before learners see it (PRODUCT.md, Contributions). */
export function createReviewsService({ notifications, answers, ...parts }: ReviewsParts) {
  const { db, clock } = parts;
  const stored = openPieceStore(db);
  const writer = createPieceWriter(parts);

  async function find({ pieces, versions }: PieceStore, id: number): Promise<Waiting> {
    const version = await versions.find(id);
    const piece = version && (await pieces.find(version.kind, version.contentId));
    if (!version || !piece || piece.deletedAt) throw notFound(reviewRefusals.notFound);
    return { version, piece };
  }

  /** Reviewers cannot decide on their own work, nor on a revision that they have not seen. */
  function requireMayDecide(caller: Caller, { version, piece }: Waiting, revision: number): void {
    if (version.authorId === caller.id || piece.createdBy === caller.id)
      throw forbidden(reviewRefusals.ownWork);
    if (version.state !== 'waiting') throw conflict(reviewRefusals.notWaiting);
    if (piece.revision !== revision) throw conflict(reviewRefusals.changedMeanwhile);
  }

  async function approve(writing: Writing, { version, piece }: Waiting, analysed: Analysis): Promise<void> {
    const fields = fieldsOf(piece.kind, version.fields);
    await writer.storeFirstVersion(writing, piece);
    await writer.publish(writing, piece, fields, analysed);
  }

  const prepareAnswers = async (caller: Caller, { version, piece }: Waiting, analysed: Analysis) =>
    piece.kind === 'sentences'
      ? answers.prepare(caller, {
          id: piece.id,
          createdBy: piece.createdBy,
          fields: fieldsOf('sentences', version.fields),
          analysed,
        })
      : null;

  /** Returns the decided version, so that the caller can notify its author. */
  async function decide(
    caller: Caller,
    id: number,
    { decision, text, revision }: Decision,
    notifying: 'at once' | 'later' = 'at once',
  ): Promise<Waiting> {
    const isApproved = decision === 'approved';
    if (!isApproved && text === '') throw badRequest(reviewRefusals.reasonMissing, 'text');
    const seen = await find(stored, id);
    requireMayDecide(caller, seen, revision);
    const analysed = isApproved ? await writer.analyse(seen.piece.kind, seen.version.fields) : null;
    const settleAnswers = isApproved ? await prepareAnswers(caller, seen, analysed) : null;

    await writer.write(async (writing) => {
      await writing.pieces.lock(seen.piece.kind, seen.piece.id);
      const waiting = await find(writing, id);
      requireMayDecide(caller, waiting, revision);
      const decidedAt = clock();
      const state = isApproved ? 'published' : 'changes';
      // The author may have withdrawn it during the review.
      if (!(await writing.versions.decide(id, { state, decidedBy: caller.id, decidedAt })))
        throw conflict(reviewRefusals.notWaiting);
      await writing.notes.add({
        versionId: id,
        authorId: caller.id,
        kind: decision,
        text,
        createdAt: decidedAt,
      });
      if (isApproved) await approve(writing, waiting, analysed);
      await settleAnswers?.(writing.tx);
      if (notifying === 'at once')
        await notifyAuthor(writing, waiting, isApproved ? 'content-approved' : 'content-changes', text);
    });
    return seen;
  }

  /** Sends one notification per author, even for a lesson of twenty sentences. */
  async function notifyAuthors(approved: readonly Waiting[]): Promise<void> {
    const contributors = new Set(approved.flatMap(({ version }) => version.authorId ?? []));
    await writer.write(async (writing) => {
      for (const author of contributors) {
        const own = approved.filter(({ version }) => version.authorId === author);
        const [first] = own;
        if (!first) continue;
        const title = titleOf({ fields: first.version.fields });
        const note = notificationTexts.contentApproved(first.piece.kind, title, own.length);
        await notifications.notifyUser(author, { kind: 'content-approved', note }, writing.tx);
      }
    });
  }

  /** Notifies the author, unless the account is deleted. */
  async function notifyAuthor(
    { tx }: Writing,
    { version, piece }: Waiting,
    kind: 'content-approved' | 'content-changes' | 'content-comment',
    text: string,
  ): Promise<void> {
    if (version.authorId === null) return;
    const title = titleOf({ fields: version.fields });
    const note =
      kind === 'content-approved'
        ? notificationTexts.contentApproved(piece.kind, title, 1, text)
        : notificationTexts.contentReviewed[kind](piece.kind, title, text);
    await notifications.notifyUser(version.authorId, { kind, note }, tx);
  }

  return {
    list: (caller: Caller): Promise<Review[]> => listWaiting(stored, answers, caller),

    async decide(caller: Caller, id: number, decision: Decision) {
      await decide(caller, id, decision);
      return { id, decision: decision.decision };
    },

    /** One after the other: a refused approval does not block the rest. */
    async approveAll(caller: Caller, wanted: readonly { readonly id: number; readonly revision: number }[]) {
      const approved: Waiting[] = [];
      const refused: { id: number; message: string }[] = [];
      try {
        for (const { id, revision } of wanted) {
          const decision = { decision: 'approved', text: '', revision } as const;
          const outcome = await decide(caller, id, decision, 'later').catch(refusal);
          if (outcome instanceof AppError) refused.push({ id, message: outcome.message });
          else approved.push(outcome);
        }
      } finally {
        await notifyAuthors(approved);
      }
      return { approved: approved.map(({ version }) => version.id), refused };
    },

    /** Reviewers write to the author, and the author answers. */
    async addNote(caller: Caller, id: number, text: string): Promise<ReviewNote[]> {
      await writer.write(async (writing) => {
        const waiting = await find(writing, id);
        const { version, piece } = waiting;
        // A version that was never submitted is visible only to its author.
        const mayRead = mayChange(caller, piece) || (isReviewer(caller) && version.submittedAt !== null);
        if (!mayRead) throw notFound(reviewRefusals.notFound);
        const note = {
          versionId: id,
          authorId: caller.id,
          kind: 'comment',
          text,
          createdAt: clock(),
        } as const;
        await writing.notes.add(note);
        const isAuthor = [version.authorId, piece.createdBy].includes(caller.id);
        if (!isAuthor) await notifyAuthor(writing, waiting, 'content-comment', text);
      });
      return (await stored.notes.of([id])).map(asReviewNote);
    },
  };
}

export type ReviewsService = ReturnType<typeof createReviewsService>;

/** Only known refusals go into the reply; other errors are thrown. */
function refusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}
