interface PlacedComment {
  readonly id: number;
  readonly parentId: number | null;
}

export type Threaded<C> = C & { readonly replies: Threaded<C>[] };

interface Place<C> {
  readonly comment: Threaded<C>;
  readonly level: number;
  /** The comment above it; null at the top of a thread. */
  readonly holder: Place<C> | null;
}

/**
 * Builds threads of comments and replies. The comments must be in the order of their ids, so that each comes after its
 * parent. A comment that is not `shown` stays only if a reply under it is. A reply to a comment at the deepest level is
 * placed next to it, so the tree is never deeper than `levelsMax`. Loops instead of recursion, so that a long chain
 * cannot overflow the stack.
 */
export function buildThreads<C extends PlacedComment>(
  comments: readonly C[],
  { shown, levelsMax }: { readonly shown: (comment: C) => boolean; readonly levelsMax: number },
): Threaded<C>[] {
  const needed = neededIds(comments, shown);
  const threads: Threaded<C>[] = [];
  const places = new Map<number, Place<C>>();
  for (const comment of comments) {
    if (!needed.has(comment.id)) continue;
    const parent = comment.parentId === null ? undefined : places.get(comment.parentId);
    const holder = parent && parent.level >= levelsMax ? parent.holder : (parent ?? null);
    const place = { comment: { ...comment, replies: [] }, level: (holder?.level ?? 0) + 1, holder };
    places.set(comment.id, place);
    (holder?.comment.replies ?? threads).push(place.comment);
  }
  return threads;
}

/** The visible comments and all their parents. */
function neededIds<C extends PlacedComment>(
  comments: readonly C[],
  shown: (comment: C) => boolean,
): Set<number> {
  const needed = new Set<number>();
  for (const comment of comments.toReversed()) {
    if (shown(comment)) needed.add(comment.id);
    if (comment.parentId !== null && needed.has(comment.id)) needed.add(comment.parentId);
  }
  return needed;
}
