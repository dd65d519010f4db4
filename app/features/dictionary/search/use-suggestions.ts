import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useReducer, useState } from 'react';
import type { ShortItem } from '#contract/dictionary/item.ts';
import { SUGGEST_PAUSE_MS } from '#contract/limits.ts';
import { usePaused } from '#app/lib/use-paused.ts';
import { suggestionsQuery } from '../dictionary-queries.ts';
import { NO_SUGGESTIONS, suggestionReducer } from './suggestion-state.ts';

const NONE: readonly ShortItem[] = [];

/** What may be meant while someone types. An answer that comes late belongs to a text that has gone, and is dropped. */
export function useSuggestions(typed: string) {
  const [state, dispatch] = useReducer(suggestionReducer, NO_SUGGESTIONS);
  const [composing, setComposing] = useState(false);
  const text = usePaused(typed.trim(), SUGGEST_PAUSE_MS);
  // Half a composition is no word yet: ｋ on the way to か.
  const wanted = state.open && !composing && typed.trim() !== '';
  const { data = NONE } = useQuery({
    ...suggestionsQuery(text),
    enabled: wanted && text !== '',
    meta: { text },
    // The last list stands until the next is there, but not under another word.
    placeholderData: (items, query) => (typesOn(String(query?.meta?.text ?? ''), text) ? items : undefined),
    retry: false,
  });
  const fitting = typesOn(text, typed.trim()) ? data : NONE;
  const items = wanted ? fitting : NONE;
  const active = items.find(({ id }) => id === state.activeId) ?? null;

  const move = (by: 1 | -1) => dispatch({ type: 'moved', by, ids: fitting.map(({ id }) => id) });
  const close = () => dispatch({ type: 'closed' });
  const onKeyDown = (event: KeyboardEvent, onChoose: (item: ShortItem) => void) => {
    // These keys belong to the input method while it offers its own list.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && items.length > 0) close();
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) onChoose(active);
    else return;
    event.preventDefault();
  };
  return {
    items,
    active,
    close,
    onKeyDown,
    onTyped: () => dispatch({ type: 'typed' }),
    onComposing: setComposing,
  };
}

/** Letters were added to a text, or taken from its end. */
const typesOn = (before: string, now: string): boolean =>
  before !== '' && now !== '' && (now.startsWith(before) || before.startsWith(now));
