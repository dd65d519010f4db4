import { isDeepStrictEqual } from 'node:util';
import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import { contributionRefusals } from '#contract/texts/contributions.ts';
import type { Changes } from '#server/db/changes.ts';
import type { Database } from '#server/db/connect.ts';
import type { SentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import { AppError, conflict } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { publishesAtOnce, requireEditable, requireUsable } from './piece-access.ts';
import { PARENT_OF, type Piece, type PieceFields } from './piece-kinds.ts';
import { openPieceStore, type PieceStore } from './piece-store.ts';
import type { Version } from './versions.repository.ts';

export interface WritingParts {
  readonly db: Database;
  readonly changes: Changes;
  readonly analysis: Pick<SentenceAnalysisService, 'analyse'>;
  readonly clock: () => Date;
}

export type Analysis = Awaited<ReturnType<SentenceAnalysisService['analyse']>> | null;

interface NewPiece<K extends ContentKind> {
  readonly kind: K;
  readonly parentId: number | null;
  readonly fields: PieceFields[K];
}

interface SavedPiece<K extends ContentKind> {
  readonly kind: K;
  readonly id: number;
  /** The revision that the change was based on. */
  readonly revision: number;
  readonly fields: PieceFields[K];
}

/** All repositories inside one transaction. */
export interface Writing extends PieceStore {
  readonly tx: Database;
}

/** The only way to write pieces: every change creates a version, and published changes are announced. */
export function createPieceWriter({ db, changes, analysis, clock }: WritingParts) {
  const write = <T>(work: (writing: Writing) => Promise<T>): Promise<T> =>
    db.transaction((tx) => work({ tx, ...openPieceStore(tx) }));

  /** Runs before the transaction: the tokenizer may need a second to start, and no lock should wait for it. */
  const analyse = async (kind: ContentKind, fields: PieceFields[ContentKind]): Promise<Analysis> =>
    kind === 'sentences' && 'jpSentence' in fields ? analysis.analyse(fields).catch(nullIfUnavailable) : null;

  /** Unpublished sentences are not analysed: no answer is judged by them. */
  const analyseFor = (
    caller: Caller,
    kind: ContentKind,
    fields: PieceFields[ContentKind],
  ): Promise<Analysis> => (publishesAtOnce(caller) ? analyse(kind, fields) : Promise.resolve(null));

  /** Makes these fields visible to learners. */
  async function publish<K extends ContentKind>(
    { pieces, tx }: Writing,
    piece: Pick<Piece<K>, 'kind' | 'id' | 'publishedAt'>,
    fields: PieceFields[K],
    analysed: Analysis,
  ): Promise<void> {
    const { kind, id, publishedAt } = piece;
    await pieces.change(kind, id, {
      fields,
      publishedAt: publishedAt ?? clock(),
      ...(kind === 'sentences' && { analysis: analysed }),
    });
    await changes.announce('courses', tx);
  }

  /** Shipped content has no version yet: the first change stores it as the first version. */
  async function storeFirstVersion({ versions }: Writing, piece: Piece): Promise<void> {
    if (await versions.hasAny(piece.kind, piece.id)) return;
    const { kind, id: contentId, fields, createdBy: authorId, createdAt: savedAt } = piece;
    await versions.insert({ kind, contentId, state: 'published', fields, authorId, savedAt });
  }

  /** A change that needs no approval. It replaces an open version, which stays in the history. */
  async function replace<K extends ContentKind>(
    writing: Writing,
    caller: Caller,
    { piece, fields, open }: { piece: Piece<K>; fields: PieceFields[K]; open: Version | null },
    analysed: Analysis,
  ): Promise<void> {
    const { kind, id: contentId } = piece;
    const decision = { decidedBy: caller.id, decidedAt: clock() };
    if (open) await writing.versions.change(open.id, { state: 'replaced', ...decision });
    await writing.versions.insert({
      kind,
      contentId,
      state: 'published',
      fields,
      authorId: caller.id,
      savedAt: clock(),
      ...decision,
    });
    await publish(writing, piece, fields, analysed);
  }

  /** A change that needs approval. While a piece was never published, its row is updated too. */
  async function draft<K extends ContentKind>(
    { pieces, versions }: Writing,
    caller: Caller,
    { piece, fields, open }: { piece: Piece<K>; fields: PieceFields[K]; open: Version | null },
  ): Promise<void> {
    const { kind, id: contentId, publishedAt } = piece;
    const savedAt = clock();
    if (open) await versions.rewrite(open, fields, savedAt);
    else await versions.insert({ kind, contentId, state: 'draft', fields, authorId: caller.id, savedAt });
    await pieces.change(kind, contentId, publishedAt ? {} : { fields });
  }

  const create = async <K extends ContentKind>(
    writing: Writing,
    caller: Caller,
    { kind, parentId, fields }: NewPiece<K>,
    analysed: Analysis,
  ): Promise<number> => {
    const parentKind = PARENT_OF[kind];
    if (parentKind !== null && parentId !== null) {
      // Locked until the end of the transaction, so that nobody deletes it in the meantime.
      await writing.pieces.lock(parentKind, parentId);
      await requireUsable(writing.pieces, caller, parentKind, parentId);
    }
    const at = clock();
    const isPublic = publishesAtOnce(caller);
    const contentId = await writing.pieces.insert(kind, {
      parentId,
      fields,
      createdBy: caller.id,
      publishedAt: isPublic ? at : null,
      ...(kind === 'sentences' && { analysis: analysed }),
    });
    const state = isPublic ? 'published' : 'draft';
    await writing.versions.insert({ kind, contentId, state, fields, authorId: caller.id, savedAt: at });
    if (isPublic) await changes.announce('courses', writing.tx);
    return contentId;
  };

  /** Does nothing if nothing changed. */
  async function save<K extends ContentKind>(
    writing: Writing,
    caller: Caller,
    { kind, id, revision, fields }: SavedPiece<K>,
    analysed: Analysis,
  ): Promise<void> {
    await writing.pieces.lock(kind, id);
    const piece = await requireEditable(writing.pieces, caller, kind, id);
    if (piece.revision !== revision) throw conflict(contributionRefusals.changedMeanwhile[kind]);
    const open = await writing.versions.open(kind, id);
    const isSame = isDeepStrictEqual(open?.fields ?? piece.fields, fields);
    // An author who has become an admin publishes their own draft by saving it.
    const isOwnToPublish = publishesAtOnce(caller) && open?.authorId === caller.id;
    if (isSame && !isOwnToPublish) return;
    await storeFirstVersion(writing, piece);
    const change = { piece, fields, open };
    if (publishesAtOnce(caller)) await replace(writing, caller, change, analysed);
    else await draft(writing, caller, change);
  }

  return { write, analyse, analyseFor, create, save, publish, storeFirstVersion };
}

/** Without the tokenizer sentences are still saved; they are analysed at their first practice. */
function nullIfUnavailable(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}
