/** A bridge that is drawn while the sun rises: a small celebration at the end of a lesson. */
export function CrossedBridge({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 240 130"
      aria-hidden
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="4"
    >
      <circle
        cx="120"
        cy="44"
        r="26"
        fill="var(--color-vermilion)"
        stroke="none"
        className="motion-safe:animate-[sunrise_1.2s_ease-out]"
      />
      <g className="motion-safe:[&_path]:animate-[draw_1s_ease-out_both]">
        <path pathLength={1} d="M16 96C46 52 80 36 120 36s74 16 104 60" />
        <path pathLength={1} d="M46 96c20-26 46-38 74-38s54 12 74 38" strokeWidth="3" />
        <path pathLength={1} d="M54 57v39" strokeWidth="3" />
        <path pathLength={1} d="M87 41v22" strokeWidth="3" />
        <path pathLength={1} d="M120 36v22" strokeWidth="3" />
        <path pathLength={1} d="M153 41v22" strokeWidth="3" />
        <path pathLength={1} d="M186 57v39" strokeWidth="3" />
      </g>
      <path d="M8 116c12-9 24-9 36 0s24 9 36 0 24-9 36 0 24 9 36 0 24-9 36 0 24 9 36 0" strokeWidth="3.5" />
    </svg>
  );
}
