import { type PointerEvent, useState } from 'react';
import type { Point } from '#core/kana/compare-stroke.ts';
import type { Stroke } from '#app/ui/strokes/stroke-paths.ts';

interface TracingPaperProps {
  readonly strokes: readonly Stroke[];
  /** How many strokes are complete. */
  readonly drawn: number;
  /** Shows where the next stroke goes. */
  readonly isHelped: boolean;
  readonly onStroke: (points: readonly Point[]) => void;
}

/** The size of the drawings. */
const SIZE = 109;

/** Practice paper to draw on with a finger, over the faint strokes of a character. */
export function TracingPaper({ strokes, drawn, isHelped, onStroke }: TracingPaperProps) {
  const [line, setLine] = useState<readonly Point[] | null>(null);
  const next = strokes[drawn];

  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setLine([pointOf(event)]);
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.isPrimary) return;
    // The event loses its element before the state is updated.
    const point = pointOf(event);
    setLine((points) => points && [...points, point]);
  };
  const end = () => {
    if (line) onStroke(line);
    setLine(null);
  };
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      aria-hidden
      // Drawing must not scroll the page.
      className="size-72 max-w-full touch-none rounded-lg border border-edge bg-paper fill-none stroke-[5] select-none"
      strokeLinecap="round"
      strokeLinejoin="round"
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={() => setLine(null)}
    >
      <g className="stroke-line stroke-[0.5]" strokeDasharray="2 2">
        <path d={`M${SIZE / 2} 0V${SIZE}M0 ${SIZE / 2}H${SIZE}`} />
      </g>
      <g className="stroke-line">
        {strokes.slice(drawn).map(({ path }) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g className="stroke-indigo">
        {strokes.slice(0, drawn).map(({ path }) => (
          <path key={path} d={path} />
        ))}
      </g>
      {next && isHelped && <path d={next.path} className="stroke-amber stroke-[2.5]" strokeDasharray="4 4" />}
      {next && <circle cx={next.start.x} cy={next.start.y} r="3.5" className="fill-vermilion stroke-none" />}
      {line && (
        <polyline points={line.map(({ x, y }) => `${x},${y}`).join(' ')} className="stroke-vermilion" />
      )}
    </svg>
  );
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * SIZE, y: ((clientY - top) / height) * SIZE };
}
