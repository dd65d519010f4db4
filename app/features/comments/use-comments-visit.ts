import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';

/** The last visit that scrolled here: moving on in the lesson and coming back does not scroll again. */
let lastVisit: string | null = null;

/** Scrolls to the comments heading once they are loaded, if the URL hash names the comments of this sentence. */
export function useCommentsVisit(
  sentenceId: number,
  heading: RefObject<HTMLElement | null>,
  loaded: boolean,
): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!loaded || hash !== paths.commentsHash(sentenceId) || key === lastVisit) return;
    lastVisit = key;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [sentenceId, heading, loaded, hash, key]);
}
