import { type Dispatch, type RefObject, useEffect, useRef } from 'react';
import type { StrokeEvent, StrokeState } from './stroke-state.ts';

/** The stroke is one unit long (`pathLength`): an offset of 1 hides it, 0 shows all of it. */
const KEYFRAMES = [{ strokeDashoffset: '1' }, { strokeDashoffset: '0' }];

/** Animates one stroke while the drawing plays. */
export function useStrokeAnimation(
  line: RefObject<SVGPathElement | null>,
  durationMs: number,
  { playing, speed }: StrokeState,
  dispatch: Dispatch<StrokeEvent>,
): void {
  const animation = useRef<Animation | null>(null);

  useEffect(() => {
    // Keeps the final frame until the next render: otherwise the stroke would flicker.
    const drawing = line.current?.animate(KEYFRAMES, { duration: durationMs, fill: 'forwards' });
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
