/** The active suggestion under the search box, by id: the list may change while the learner moves in it. */
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
      return { open: true, activeId: nextActiveId(event.ids, state.open ? state.activeId : null, event.by) };
  }
}

/** Moving past either end leads to the box itself (null), which holds the typed text. */
function nextActiveId(ids: readonly number[], activeId: number | null, by: 1 | -1): number | null {
  const stops = [null, ...ids];
  const index = Math.max(stops.indexOf(activeId), 0);
  return stops.at((index + by) % stops.length) ?? null;
}
