/** The bridge of the hero by night, seen from afar: for the dark band at the foot of the landing page. */
export function NightBridge({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 640 260"
      aria-hidden
      className={className}
      fill="none"
      stroke="var(--color-on-night)"
      strokeLinecap="round"
    >
      <circle cx="470" cy="72" r="40" fill="var(--color-on-night)" stroke="none" opacity=".9" />
      <circle cx="486" cy="62" r="34" fill="var(--color-night)" stroke="none" />
      {STARS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="var(--color-on-night)" stroke="none" opacity=".7" />
      ))}
      <g opacity=".5">
        <path d="M40 208C150 116 236 84 320 84s170 32 280 124" strokeWidth="7" />
        <path d="M92 208c84-62 156-90 228-90s144 28 228 90" strokeWidth="4" />
        <path d="M62 172C164 92 244 62 320 62s156 30 258 110" strokeWidth="3" />
        {POSTS.map(([x, top, bottom]) => (
          <path key={x} d={`M${x} ${top}V${bottom}`} strokeWidth="4" />
        ))}
      </g>
      <g opacity=".28" strokeWidth="2.5">
        <path d="M0 216h640M60 232h150M250 232h220M520 232h80M120 248h90M300 248h130" />
      </g>
    </svg>
  );
}

const STARS = [
  [82, 44, 2],
  [148, 90, 1.5],
  [206, 32, 2.5],
  [268, 26, 1.5],
  [352, 28, 2],
  [566, 40, 2],
  [604, 98, 1.5],
] as const;

// Posts are where railing, deck and lower arch meet.
const POSTS = [
  [140, 118, 178],
  [200, 86, 146],
  [260, 68, 126],
  [320, 62, 118],
  [380, 68, 126],
  [440, 86, 146],
  [500, 118, 178],
] as const;
