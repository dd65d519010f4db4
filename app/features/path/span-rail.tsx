import type { ReactNode } from 'react';

interface SpanRailProps {
  /** How much of the span is built, from 0 to 1. */
  readonly share: number;
  /** The stone at the head of the span. */
  readonly children: ReactNode;
}

/** A span of the bridge seen from the side and turned upright: it runs beside the steps of a unit, however many. */
export function SpanRail({ share, children }: SpanRailProps) {
  return (
    <div className="relative flex justify-end">
      <Drawing className="text-edge opacity-45" />
      <span
        aria-hidden
        className="absolute inset-0 transition-[clip-path] duration-700"
        style={{ clipPath: `inset(0 0 ${(1 - share) * 100}% 0)` }}
      >
        <Drawing className="text-indigo" />
      </span>
      <span className="relative">{children}</span>
    </div>
  );
}

const DECK = 78;
const DEPTH = 70;

/** Posts between deck and arch; the arch is a cubic curve that leaves the deck by `DEPTH` at most. */
const POSTS = [0.2, 0.35, 0.5, 0.65, 0.8].map((t) => {
  const left = 1 - t;
  return {
    x: DECK - 3 * DEPTH * t * left,
    y: 54 * t * left * left + 246 * t * t * left + 100 * t * t * t,
  };
});

function Drawing({ className }: { readonly className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`absolute inset-0 size-full ${className}`}
      fill="none"
      stroke="currentColor"
    >
      <path d={`M${DECK} 0V100`} strokeWidth="5" vectorEffect="non-scaling-stroke" />
      <path
        d={`M${DECK} 0C${DECK - DEPTH} 18 ${DECK - DEPTH} 82 ${DECK} 100`}
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
      />
      {POSTS.map(({ x, y }) => (
        <path key={y} d={`M${x} ${y}H${DECK}`} strokeWidth="2" vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
