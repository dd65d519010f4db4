import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';

/** The visit that was led here last: who goes on in the lesson and comes back is not led here again. */
let lastVisit: string | null = null;

/** An address that asks for the comments of this sentence leads to their heading, once they are there to be read. */
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
