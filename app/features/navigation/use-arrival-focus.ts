import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Another page has come: whoever goes by keyboard or hears the page begins at its content. Not when the page itself, a
 * dialog or the chat has the focus, nor when the address names a place in it.
 */
export function useArrivalFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focused = document.activeElement;
    // The link that led here has gone with its page, or stands in the frame around it.
    const isLeftBehind = focused === document.body || focused?.matches('a:not([role=dialog] a)') === true;
    if (isLeftBehind && !hash && !content.current?.contains(focused))
      content.current?.focus({ preventScroll: true });
  }, [pathname, hash, content]);
}
