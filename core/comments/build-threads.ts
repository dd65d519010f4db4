interface PlacedComment {
  readonly id: number;
  readonly parentId: number | null;
}

export type Threaded<C> = C & { readonly replies: Threaded<C>[] };

interface Place<C> {
  readonly comment: Threaded<C>;
  readonly level: number;
  /** The comment that holds it; null for the beginning of a thread. */
  readonly holder: Place<C> | null;
}

/**
 * Comments under those that they answer. They come in the order of their ids, so each after what it answers. One that is
 * not `shown` keeps its place only while a reply under it is. What answers a comment of the deepest level stands beside
 * it: no chain of replies makes the tree deeper than `levelsMax`. Loops instead of recursion, for the same reason.
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

/** Those that are shown, and all that they answer. */
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
