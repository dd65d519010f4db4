import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { leadTo } from '#app/lib/lead-to.ts';

/** The `state` of a step that opens something else on the page, unlike the choice of a tab or of a place. */
export const OPENING = 'opening';

/** For what such a step opens: the link went with what it stood in, so this takes the focus and comes into sight. */
export function useOpened<E extends HTMLElement>(): RefObject<E | null> {
  const opened = useRef<E>(null);
  const { key, state } = useLocation();
  // A reload and "back" put the page where it was.
  const step = useNavigationType() !== 'POP' && state === OPENING ? key : null;
  useEffect(() => {
    // Something inside it may have been opened, and has taken the focus already.
    if (step !== null && !opened.current?.contains(document.activeElement)) leadTo(opened.current);
  }, [step]);
  return opened;
}
