import { type RefObject, useEffect, useState } from 'react';
import { CHAT_BUTTON_RETURN_MS } from '#contract/limits.ts';

const CONTROLS = 'main :is(a, button, input, select, textarea, summary, [role=button])';
/** A corner of something larger, such as a picture, may be covered; no part of a button or of a line. */
const CONTROL_MAX_HEIGHT_PX = 80;

/** Whether the button lies over a control of the page. */
export function coversControl(button: Element): boolean {
  const own = button.getBoundingClientRect();
  if (own.width === 0) return false;
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const { left, right, top, bottom, height } = control.getBoundingClientRect();
    const across = Math.min(own.right, right) - Math.max(own.left, left);
    const down = Math.min(own.bottom, bottom) - Math.max(own.top, top);
    return across > 0 && down > 0 && height <= CONTROL_MAX_HEIGHT_PX;
  });
}

/** True while the page scrolls, and where the button would cover a control of the page. */
export function useOutOfTheWay(button: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const settle = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(
        () => setIsAway(button.current !== null && coversControl(button.current)),
        CHAT_BUTTON_RETURN_MS,
      );
    };
    const onScroll = () => {
      // Whoever has just reached it by keyboard can press it.
      if (document.activeElement !== button.current) setIsAway(true);
      settle();
    };
    settle();
    const observer = new ResizeObserver(settle);
    observer.observe(document.body);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, [button]);
  return isAway;
}
