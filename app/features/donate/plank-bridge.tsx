/** A bridge that lacks one plank, and the plank on its way. Coloured by the theme's tokens. */
export function PlankBridge({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 600 240"
      aria-hidden
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="176" cy="72" r="40" fill="var(--color-indigo-wash)" />
      <path d="M0 178q80-44 170-18t180-24 250-6v110H0z" fill="var(--color-indigo-wash)" />
      <path d="M0 200q110-22 220-8t380-18v66H0z" fill="var(--color-indigo)" opacity=".13" />
      <path d="M72 219Q300-13 528 219" stroke="var(--color-indigo)" strokeWidth="4" />
      {PLANKS.map(({ x, y, turn, missing }) => (
        <rect
          key={x}
          width="26"
          height="13"
          rx="3"
          transform={`translate(${x} ${y}) rotate(${turn}) translate(-13 -6.5)`}
          {...(missing
            ? { stroke: 'var(--color-edge)', strokeWidth: 2, strokeDasharray: '4 4' }
            : { fill: 'var(--color-indigo)' })}
        />
      ))}
      <g transform="translate(397 56) rotate(-14)">
        <rect x="-13" y="-6.5" width="26" height="13" rx="3" fill="var(--color-vermilion)" />
        <path d="M-7-20v-10M5-20v-16" stroke="var(--color-vermilion)" strokeWidth="2.5" opacity=".6" />
      </g>
      <path d={`M0 214${WAVE}V240H0z`} fill="var(--color-indigo)" />
      <path d={`M-25 232${WAVE}h25`} stroke="var(--color-paper)" strokeWidth="2.5" opacity=".3" />
    </svg>
  );
}

const WAVE = 'q25-14 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0';

const COUNT = 15;
const MISSING = 10;
const SPAN = { from: 72, width: 456, foot: 204, rise: 116 };

/** Planks along a parabola, each rotated to its slope. Rounded, so that server and browsers render the same numbers. */
const PLANKS = Array.from({ length: COUNT }, (_, index) => {
  const along = (index + 0.5) / COUNT;
  const slope = (-4 * SPAN.rise * (1 - 2 * along)) / SPAN.width;
  return {
    x: rounded(SPAN.from + SPAN.width * along),
    y: rounded(SPAN.foot - 4 * SPAN.rise * along * (1 - along)),
    turn: rounded((Math.atan(slope) * 180) / Math.PI),
    missing: index === MISSING,
  };
});

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
