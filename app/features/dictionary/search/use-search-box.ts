import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShortItem } from '#contract/dictionary/item.ts';
import { searchTexts } from '#contract/texts/search.ts';
import { speechTexts } from '#contract/texts/speech.ts';
import { useDictation } from '#app/lib/voice/use-dictation.ts';
import { useSearchKey } from './use-search-key.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchBoxProps {
  /** The query in the URL. */
  readonly searched: string;
  /** A text to search, or '' to empty the results (PRODUCT.md, Dictionary). */
  readonly onSearch: (text: string) => void;
}

/** State of the search box: typed, dictated and chosen text, suggestions and messages. */
export function useSearchBox({ searched, onSearch }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(searched);
  const [lastSearched, setLastSearched] = useState(searched);
  const [notice, setNotice] = useState<string | null>(null);
  const [explaining, setExplaining] = useState(false);
  const suggestions = useSuggestions(typed);
  useSearchKey(box);

  // Picks up text that was typed before hydration.
  const adoptTyped = useEffectEvent((field: HTMLInputElement) => {
    setTyped(field.value);
    if (field === document.activeElement) suggestions.onTyped();
  });
  useEffect(() => {
    if (box.current?.value) adoptTyped(box.current);
  }, []);

  // The URL changed by a search, a link or "back".
  if (lastSearched !== searched) {
    setLastSearched(searched);
    setTyped(searched);
    if (searched) setNotice(null);
  }

  const write = (text: string) => {
    setTyped(text);
    setNotice(null);
  };
  const search = (text: string) => {
    const query = text.trim();
    write(query);
    suggestions.close();
    if (query) hideKeyboard(box);
    else setNotice(searchTexts.blank);
    onSearch(query);
  };
  const dictation = useDictation({
    onHeard: write,
    onFinished: search,
    onFailed: () => setNotice(speechTexts.notRecognised),
    onUnsupported: () => setExplaining(true),
  });
  return {
    box,
    typed,
    notice,
    suggestions,
    dictation,
    explaining,
    endExplaining: () => setExplaining(false),
    search: () => {
      dictation.abandon();
      search(typed);
    },
    choose: ({ kanji }: ShortItem) => search(kanji),
    type: (text: string) => {
      // Stop dictation as soon as the learner edits the text.
      dictation.abandon();
      write(text);
      suggestions.onTyped();
    },
  };
}

/** On a phone the keyboard would cover the results. */
function hideKeyboard(box: RefObject<HTMLInputElement | null>): void {
  if (window.matchMedia('(pointer: coarse)').matches) box.current?.blur();
}
