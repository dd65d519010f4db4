import { type Dispatch, type RefObject, useEffect, useRef } from 'react';
import type { StrokeEvent, StrokeState } from './stroke-state.ts';

/** The stroke is one unit long (`pathLength`): an offset of 1 hides it, 0 shows all of it. */
const DRAWN_OUT = [{ strokeDashoffset: '1' }, { strokeDashoffset: '0' }];

/** Moves the pen along one stroke, as long as the drawing plays. */
export function useStrokeAnimation(
  line: RefObject<SVGPathElement | null>,
  durationMs: number,
  { playing, speed }: StrokeState,
  dispatch: Dispatch<StrokeEvent>,
): void {
  const animation = useRef<Animation | null>(null);

  useEffect(() => {
    // Held at its end until the next picture is there: otherwise the stroke would blink.
    const drawing = line.current?.animate(DRAWN_OUT, { duration: durationMs, fill: 'forwards' });
    drawing?.addEventListener('finish', () => dispatch({ type: 'stroke-finished' }));
    animation.current = drawing ?? null;
    return () => drawing?.cancel();
  }, [line, durationMs, dispatch]);

  useEffect(() => {
    if (!animation.current) return;
    animation.current.playbackRate = speed;
    if (playing) animation.current.play();
    else animation.current.pause();
  }, [playing, speed]);
}
