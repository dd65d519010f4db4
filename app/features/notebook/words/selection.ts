/** The chosen words by item id. */
export type Selection = ReadonlySet<number>;

/**
 * Selects or deselects a word. With a word that was chosen `before`, all words between the two get the same state, as
 * with Shift in a list of files.
 */
export function toggled(
  selection: Selection,
  id: number,
  before: number | null = null,
  listed: readonly number[] = [],
): Selection {
  const range = before === null ? [id] : between(listed, before, id);
  const next = new Set(selection);
  const isChosen = !selection.has(id);
  for (const one of range) {
    if (isChosen) next.add(one);
    else next.delete(one);
  }
  return next;
}

function between(listed: readonly number[], one: number, other: number): readonly number[] {
  const [from, to] = [listed.indexOf(one), listed.indexOf(other)].toSorted((a, b) => a - b);
  // A word that the list does not have now, because of a search.
  if (from === undefined || to === undefined || from < 0) return [other];
  return listed.slice(from, to + 1);
}
