import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useReducer, useState } from 'react';
import type { ShortItem } from '#contract/dictionary/item.ts';
import { SUGGEST_PAUSE_MS } from '#contract/limits.ts';
import { usePaused } from '#app/lib/use-paused.ts';
import { useSearchQueries } from './shared-search.ts';
import { NO_SUGGESTIONS, suggestionReducer } from './suggestion-state.ts';

const NONE: readonly ShortItem[] = [];

/** Suggestions while typing. A late reply about an earlier text is dropped. */
export function useSuggestions(typed: string) {
  const [state, dispatch] = useReducer(suggestionReducer, NO_SUGGESTIONS);
  const [composing, setComposing] = useState(false);
  const text = usePaused(typed.trim(), SUGGEST_PAUSE_MS);
  // An unfinished composition is not a word yet: ｋ before か.
  const isVisible = state.open && !composing && typed.trim() !== '';
  const { data = NONE } = useQuery({
    ...useSearchQueries().suggestions(text),
    enabled: isVisible && text !== '',
    meta: { text },
    // Keeps the last list until the next one arrives, but not under another word.
    placeholderData: (items, query) => (continues(String(query?.meta?.text ?? ''), text) ? items : undefined),
    retry: false,
  });
  const matching = continues(text, typed.trim()) ? data : NONE;
  const items = isVisible ? matching : NONE;
  const active = items.find(({ id }) => id === state.activeId) ?? null;

  const move = (by: 1 | -1) => dispatch({ type: 'moved', by, ids: matching.map(({ id }) => id) });
  const close = () => dispatch({ type: 'closed' });
  const onKeyDown = (event: KeyboardEvent, onChoose: (item: ShortItem) => void) => {
    // During a composition these keys belong to the IME and its own list.
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

/** Whether the text was only extended or shortened at its end. */
const continues = (before: string, now: string): boolean =>
  before !== '' && now !== '' && (now.startsWith(before) || before.startsWith(now));
