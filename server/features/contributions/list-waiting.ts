import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import type { Review } from '#contract/reviews/endpoints.ts';
import type { Caller } from '#server/http/route.ts';
import type { AcceptedByContributor, AnswersInReview } from './accepted-answers.service.ts';
import { fieldsOf, PARENT_OF, type Piece, presentFields, titleOf } from './piece-kinds.ts';
import { idsOf, type PieceStore } from './piece-store.ts';
import type { PiecesRepository } from './pieces.repository.ts';
import { asReviewNote } from './present-version.ts';
import type { Version } from './versions.repository.ts';

type Known = ReadonlyMap<string, Piece>;
const keyOf = (kind: ContentKind, id: number) => `${kind} ${id}`;

/** Versions that wait for approval, each with its parents. Deleted pieces and pieces inside them are left out. */
export async function listWaiting(
  { pieces, versions, notes }: PieceStore,
  answers: Pick<AnswersInReview, 'waitingFor'>,
  caller: Caller,
): Promise<Review[]> {
  const waiting = await versions.waiting();
  const sentenceIds = waiting.filter(({ kind }) => kind === 'sentences').map(({ contentId }) => contentId);
  const accepted = await answers.waitingFor(sentenceIds);
  const known = await loadChains(pieces, waiting);
  const written = await notes.of(idsOf(waiting));
  return waiting.flatMap((version) => {
    const chain = chainOf(known, version);
    const [piece] = chain;
    if (!piece || chain.some(({ deletedAt }) => deletedAt !== null)) return [];
    const own = written.filter(({ versionId }) => versionId === version.id).map(asReviewNote);
    return {
      ...asReview(version, piece, caller),
      ...suggestionsIn(version, accepted, caller),
      ...placeOf(chain),
      notes: own,
    };
  });
}

/** One query per level, from the sentences up. */
async function loadChains(pieces: PiecesRepository, waiting: readonly Version[]): Promise<Known> {
  const known = new Map<string, Piece>();
  let above: number[] = [];
  for (const kind of ['sentences', 'lessons', 'curriculums', 'topics'] as const) {
    const own = waiting.filter((version) => version.kind === kind).map(({ contentId }) => contentId);
    const found = await pieces.byIds(kind, [...new Set([...own, ...above])]);
    for (const piece of found) known.set(keyOf(kind, piece.id), piece);
    above = found.flatMap(({ parentId }) => parentId ?? []);
  }
  return known;
}

/** The piece itself, then its parents, innermost first. */
function chainOf(known: Known, { kind, contentId }: Version): Piece[] {
  const chain: Piece[] = [];
  let piece = known.get(keyOf(kind, contentId));
  while (piece) {
    chain.push(piece);
    const parent: ContentKind | null = PARENT_OF[piece.kind];
    piece = parent !== null && piece.parentId !== null ? known.get(keyOf(parent, piece.parentId)) : undefined;
  }
  return chain;
}

function placeOf([self, ...above]: readonly Piece[]): Pick<Review, 'topic' | 'curriculum' | 'lesson'> {
  const named = (kind: ContentKind) => {
    const piece = [self, ...above].find((one) => one?.kind === kind);
    return piece && piece !== self ? { id: piece.id, title: titleOf(piece) } : null;
  };
  return { topic: named('topics'), curriculum: named('curriculums'), lesson: named('lessons') };
}

/** The suggested answers in this version that its author has accepted. */
function suggestionsIn(
  { kind, contentId, fields }: Version,
  accepted: readonly AcceptedByContributor[],
  caller: Caller,
): Pick<Review, 'suggestions' | 'answerOfCaller'> {
  const held = accepted.filter(
    ({ sentenceId, acceptedAs }) =>
      kind === 'sentences' &&
      sentenceId === contentId &&
      fieldsOf(kind, fields).accepted.includes(acceptedAs),
  );
  return {
    suggestions: held.map(({ acceptedAs, reporters }) => ({ answer: acceptedAs, count: reporters.length })),
    answerOfCaller: held.some(
      ({ reporters, acceptedBy }) => acceptedBy === caller.id || reporters.includes(caller.id),
    ),
  };
}

const asReview = (version: Version, piece: Piece, caller: Caller) => ({
  id: version.id,
  kind: version.kind,
  contentId: version.contentId,
  number: version.number,
  revision: piece.revision,
  author: version.author,
  submittedAt: (version.submittedAt ?? version.savedAt).toISOString(),
  before: piece.publishedAt ? presentFields(piece.fields) : null,
  after: presentFields(version.fields),
  own: version.authorId === caller.id || piece.createdBy === caller.id,
});
