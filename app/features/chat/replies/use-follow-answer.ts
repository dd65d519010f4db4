import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Nearer than this, the end need not be offered. */
const NEAR_PX = 48;
/** A reader who moves further than this wants to be elsewhere, and is not pulled back by the next piece. */
const HELD_PX = 8;
/** What stays above the question when the answer below it fills the frame. */
const ABOVE_QUESTION_PX = 12;

/** What is kept in sight; null leaves the reader alone. */
type Following = 'answer' | 'end' | null;

interface FollowAnswer {
  /** What scrolls, and what grows in it. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly atEnd: boolean;
  readonly goToEnd: () => void;
  /** From now on the newest answer is kept in sight. */
  readonly follow: () => void;
}

/**
 * Keeps a growing answer in sight: its end, until the question above has reached the top, so that a long answer is read
 * from its beginning. Who goes to the end stays there; a reader who has scrolled elsewhere is left alone.
 */
export function useFollowAnswer(): FollowAnswer {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const follows = useRef<Following>('answer');
  // Where we have scrolled to ourselves, or are about to: that is no sign of what the reader wants.
  const placed = useRef<number | 'soon' | null>(null);

  const goToEnd = useCallback(() => {
    setAtEnd(true);
    frame.current?.scrollTo({ top: frame.current.scrollHeight });
  }, []);
  const keepInSight = useCallback(() => {
    const element = frame.current;
    if (!element || follows.current === null) return;
    element.scrollTo({ top: follows.current === 'end' ? endOf(element) : placeOfAnswer(element) });
    placed.current = element.scrollTop;
  }, []);
  // The question is not on the screen yet: what grows brings it in sight.
  const follow = useCallback(() => {
    follows.current = 'answer';
    placed.current = 'soon';
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => {
      const isWithin = (distance: number, place: number) => Math.abs(element.scrollTop - place) < distance;
      setAtEnd(isWithin(NEAR_PX, endOf(element)));
      // By the time it is told of, more of the answer may have come.
      if (placed.current === 'soon' || placed.current === element.scrollTop) return;
      if (isWithin(HELD_PX, placeOfAnswer(element))) follows.current = 'answer';
      else follows.current = isWithin(HELD_PX, endOf(element)) ? 'end' : null;
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (!content.current || !element) return;
    // Readings that come later make an answer taller too, and a keyboard makes the frame smaller.
    const observer = new ResizeObserver(() => {
      keepInSight();
      setAtEnd(endOf(element) - element.scrollTop < NEAR_PX);
    });
    observer.observe(content.current);
    observer.observe(element);
    return () => observer.disconnect();
  }, [keepInSight]);

  return { frame, content, atEnd, goToEnd, follow };
}

const endOf = ({ scrollHeight, clientHeight }: HTMLElement): number =>
  Math.max(0, scrollHeight - clientHeight);

function placeOfAnswer(frame: HTMLElement): number {
  const question = [...frame.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
  if (!question) return endOf(frame);
  const above = question.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  return Math.min(endOf(frame), Math.max(0, frame.scrollTop + above - ABOVE_QUESTION_PX));
}
