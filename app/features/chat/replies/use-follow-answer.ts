import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Closer to the end than this, the button to the end is hidden. */
const NEAR_PX = 48;
/** A reader who scrolls further than this is not pulled back by the next chunk. */
const TOLERANCE_PX = 8;
/** Space above the question when the answer fills the frame. */
const ABOVE_QUESTION_PX = 12;

/** What to keep in view; null leaves the scroll position alone. */
type Following = 'answer' | 'end' | null;

interface FollowAnswer {
  /** The scroll container, and the growing content in it. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly atEnd: boolean;
  readonly goToEnd: () => void;
  /** From now on the newest answer is kept in view. */
  readonly follow: () => void;
}

/**
 * Keeps a growing answer in view: first its end, until the question has reached the top, so that a long answer can be
 * read from its start. A reader at the end stays at the end; one who has scrolled elsewhere is left alone.
 */
export function useFollowAnswer(): FollowAnswer {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const follows = useRef<Following>('answer');
  // Our own scroll position, or `soon` before we scroll: such a scroll event is not the reader's choice.
  const ownScrollTop = useRef<number | 'soon' | null>(null);

  const goToEnd = useCallback(() => {
    setAtEnd(true);
    frame.current?.scrollTo({ top: frame.current.scrollHeight });
  }, []);
  const keepInView = useCallback(() => {
    const element = frame.current;
    if (!element || follows.current === null) return;
    element.scrollTo({ top: follows.current === 'end' ? endOf(element) : topOfAnswer(element) });
    ownScrollTop.current = element.scrollTop;
  }, []);
  // The question is not rendered yet: the resize that it causes scrolls to it.
  const follow = useCallback(() => {
    follows.current = 'answer';
    ownScrollTop.current = 'soon';
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onScroll = () => {
      const isWithin = (distance: number, place: number) => Math.abs(element.scrollTop - place) < distance;
      setAtEnd(isWithin(NEAR_PX, endOf(element)));
      // Skip scroll events caused by us: more of the answer may have arrived before the event is delivered.
      if (ownScrollTop.current === 'soon' || ownScrollTop.current === element.scrollTop) return;
      if (isWithin(TOLERANCE_PX, topOfAnswer(element))) follows.current = 'answer';
      else follows.current = isWithin(TOLERANCE_PX, endOf(element)) ? 'end' : null;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (!content.current || !element) return;
    // Late readings also make an answer taller, and a keyboard makes the frame smaller.
    const observer = new ResizeObserver(() => {
      keepInView();
      setAtEnd(endOf(element) - element.scrollTop < NEAR_PX);
    });
    observer.observe(content.current);
    observer.observe(element);
    return () => observer.disconnect();
  }, [keepInView]);

  return { frame, content, atEnd, goToEnd, follow };
}

const endOf = ({ scrollHeight, clientHeight }: HTMLElement): number =>
  Math.max(0, scrollHeight - clientHeight);

function topOfAnswer(frame: HTMLElement): number {
  const question = [...frame.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
  if (!question) return endOf(frame);
  const above = question.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  return Math.min(endOf(frame), Math.max(0, frame.scrollTop + above - ABOVE_QUESTION_PX));
}
