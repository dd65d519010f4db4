import type { ReactNode } from 'react';

interface PictureProps {
  /** Alternative text. */
  readonly alt: string;
  /** The light behind the rice ball: cool for sad, warm for happy. */
  readonly mood: 'sad' | 'happy';
  readonly children: ReactNode;
}

const LIGHT = { sad: 'var(--color-indigo-wash)', happy: 'var(--color-vermilion-wash)' };

/** One scene with our rice ball. Rice is white and seaweed dark in both themes, as on a sticker. */
export function Picture({ alt, mood, children }: PictureProps) {
  return (
    <svg
      viewBox="0 0 260 230"
      role="img"
      aria-label={alt}
      className="h-auto w-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <title>{alt}</title>
      <path d="M128 12c58-4 104 38 108 92s-30 108-104 112S22 184 22 120 70 16 128 12z" fill={LIGHT[mood]} />
      {children}
    </svg>
  );
}

const BODY =
  'M130 42c25 0 36 19 53 50s28 49 25 69c-3 20-23 25-78 25s-75-5-78-25c-3-20 8-38 25-69s28-50 53-50z';

interface OnigiriProps {
  /** Eyes, mouth and tears. */
  readonly children: ReactNode;
  /** Position as an SVG transform. */
  readonly at?: string;
}

/** The rice ball without arms: these depend on the scene. */
export function Onigiri({ children, at }: OnigiriProps) {
  return (
    <g transform={at}>
      <Foot x={104} />
      <Foot x={156} />
      {/* The white outline separates the seaweed from a dark page. */}
      <path d={BODY} stroke="var(--color-sheet)" strokeWidth="12" />
      <path d={BODY} fill="var(--color-sheet)" stroke="var(--color-night)" strokeWidth="5" />
      <path
        d="M119 62c2-3 6-4 9-3M139 70c3 0 6 2 7 5M108 79c1-3 4-6 7-6"
        stroke="var(--color-silver)"
        strokeWidth="3.5"
      />
      <path d="M98 150q32-7 64 0l2 35q-34 3-68 0z" fill="var(--color-night)" />
      {children}
    </g>
  );
}

const Foot = ({ x }: { readonly x: number }) => (
  <ellipse
    cx={x}
    cy="190"
    rx="14"
    ry="10"
    fill="var(--color-sheet)"
    stroke="var(--color-night)"
    strokeWidth="5"
  />
);

/** A short arm along a path, outlined like the body. */
export const Arm = ({ d }: { readonly d: string }) => (
  <>
    <path d={d} stroke="var(--color-night)" strokeWidth="20" />
    <path d={d} stroke="var(--color-sheet)" strokeWidth="10.5" />
  </>
);

export const Cheeks = () => (
  <g fill="var(--color-vermilion)" opacity=".38">
    <ellipse cx="87" cy="134" rx="10" ry="7" />
    <ellipse cx="173" cy="134" rx="10" ry="7" />
  </g>
);

/** Two lines or arcs: eyes, brows or a mouth. */
export const Line = ({ d, width = 5 }: { readonly d: string; readonly width?: number }) => (
  <path d={d} stroke="var(--color-night)" strokeWidth={width} />
);

/** Wide eyes with two highlights each. */
export const ShinyEyes = () => (
  <>
    {[104, 156].map((x) => (
      <g key={x}>
        <ellipse cx={x} cy="116" rx="12" ry="14" fill="var(--color-night)" />
        <circle cx={x - 4} cy="111" r="4.5" fill="var(--color-sheet)" />
        <circle cx={x + 5} cy="121" r="2.5" fill="var(--color-sheet)" />
      </g>
    ))}
  </>
);

/** An open mouth with a tongue. */
export const OpenMouth = ({ d, tongue }: { readonly d: string; readonly tongue: string }) => (
  <>
    <path d={d} fill="var(--color-night)" stroke="var(--color-night)" strokeWidth="4" />
    <path d={tongue} fill="var(--color-vermilion)" />
  </>
);

interface HeartProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly turned?: number;
}

const HEART = 'M0 9C-13-1-9-12-2.5-10-.5-9.5 0-7 0-6c0-1 .5-3.5 2.5-4C9-12 13-1 0 9z';

export const Heart = ({ x, y, size = 1, turned = 0 }: HeartProps) => (
  <path
    d={HEART}
    transform={`translate(${x} ${y}) rotate(${turned}) scale(${size})`}
    fill="var(--color-vermilion)"
  />
);
