import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShortItem } from '#contract/dictionary/item.ts';
import { searchTexts } from '#contract/texts/search.ts';
import { speechTexts } from '#contract/texts/speech.ts';
import { useDictation } from '#app/lib/voice/use-dictation.ts';
import { useSearchKey } from './use-search-key.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchBoxProps {
  /** What the address asks for. */
  readonly searched: string;
  /** A text to search, or '' to empty the results (PRODUCT.md, Dictionary). */
  readonly onSearch: (text: string) => void;
}

/** What is typed, said or chosen in the search box, and what the box says about it. */
export function useSearchBox({ searched, onSearch }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(searched);
  const [followed, setFollowed] = useState(searched);
  const [notice, setNotice] = useState<string | null>(null);
  const [explaining, setExplaining] = useState(false);
  const suggestions = useSuggestions(typed);
  useSearchKey(box);

  // Typed before the page came alive: it is in the box, but React has not heard of it.
  const hearOf = useEffectEvent((field: HTMLInputElement) => {
    setTyped(field.value);
    if (field === document.activeElement) suggestions.onTyped();
  });
  useEffect(() => {
    if (box.current?.value) hearOf(box.current);
  }, []);

  // The address changed: by a search, by a link, by "back".
  if (followed !== searched) {
    setFollowed(searched);
    setTyped(searched);
    if (searched) setNotice(null);
  }

  const write = (text: string) => {
    setTyped(text);
    setNotice(null);
  };
  const search = (text: string) => {
    const wanted = text.trim();
    write(wanted);
    suggestions.close();
    if (wanted) putAwayKeyboard(box);
    else setNotice(searchTexts.blank);
    onSearch(wanted);
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
      // Who corrects what was heard is not to be talked over.
      dictation.abandon();
      write(text);
      suggestions.onTyped();
    },
  };
}

/** On a phone the keyboard would stand before the results. */
function putAwayKeyboard(box: RefObject<HTMLInputElement | null>): void {
  if (window.matchMedia('(pointer: coarse)').matches) box.current?.blur();
}
