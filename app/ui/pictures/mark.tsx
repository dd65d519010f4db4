import { MARK_LINES, MARK_SIZE, MARK_SUN } from './mark-lines.ts';

/** The mark: an arched bridge over a wave, with the sun as a seal. */
export function Mark({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`}
      aria-hidden
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx={MARK_SUN.x} cy={MARK_SUN.y} r={MARK_SUN.radius} fill="var(--color-vermilion)" />
      <g stroke="var(--color-indigo)">
        {MARK_LINES.map(({ path, width }) => (
          <path key={path} d={path} strokeWidth={width} />
        ))}
      </g>
    </svg>
  );
}
