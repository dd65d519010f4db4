import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollAndFocus } from '#app/lib/scroll-and-focus.ts';

/** The `state` of a navigation that opens something on the page, unlike choosing a tab or a place. */
export const OPENING = 'opening';

/**
 * For the element that such a navigation opens. The pressed link is gone, so this element gets focus and scrolls into
 * view.
 */
export function useOpened<E extends HTMLElement>(): RefObject<E | null> {
  const opened = useRef<E>(null);
  const { key, state } = useLocation();
  // A reload and "back" restore the scroll position instead.
  const step = useNavigationType() !== 'POP' && state === OPENING ? key : null;
  useEffect(() => {
    // Something inside may have been opened and focused already.
    if (step !== null && !opened.current?.contains(document.activeElement)) scrollAndFocus(opened.current);
  }, [step]);
  return opened;
}
