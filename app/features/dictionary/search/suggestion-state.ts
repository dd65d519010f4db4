/** Which of the suggestions under the search box is meant, by its id: the list may change while someone moves in it. */
export interface SuggestionState {
  readonly open: boolean;
  readonly activeId: number | null;
}

type SuggestionEvent =
  | { readonly type: 'typed' }
  | { readonly type: 'closed' }
  | { readonly type: 'moved'; readonly by: 1 | -1; readonly ids: readonly number[] };

export const NO_SUGGESTIONS: SuggestionState = { open: false, activeId: null };

export function suggestionReducer(state: SuggestionState, event: SuggestionEvent): SuggestionState {
  switch (event.type) {
    case 'typed':
      return { open: true, activeId: null };
    case 'closed':
      return NO_SUGGESTIONS;
    case 'moved':
      return { open: true, activeId: neighbour(event.ids, state.open ? state.activeId : null, event.by) };
  }
}

/** The way round leads over the box itself, where what was typed stands. */
function neighbour(ids: readonly number[], activeId: number | null, by: 1 | -1): number | null {
  const places = [null, ...ids];
  const here = Math.max(places.indexOf(activeId), 0);
  return places.at((here + by) % places.length) ?? null;
}
