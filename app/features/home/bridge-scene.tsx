/** The picture of the product: a bridge from one shore to the other, at sunrise. Coloured by the theme's tokens. */
export function BridgeScene({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 600 470"
      aria-hidden
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="398" cy="128" r="84" fill="var(--color-vermilion)" />
      <path d="M0 262q90-62 190-34t170-26 240-10v200H0z" fill="var(--color-indigo-wash)" />
      <path d="M0 292q120-40 240-14t360-30v140H0z" fill="var(--color-indigo)" opacity=".13" />
      <g stroke="var(--color-indigo)">
        <path d="M28 318C104 190 194 138 300 138s196 52 272 180" strokeWidth="13" />
        <path d="M84 318c58-84 130-122 216-122s158 38 216 122" strokeWidth="8" />
        {POSTS.map(({ x, top, bottom }) => (
          <path key={x} d={`M${x} ${top}V${bottom}`} strokeWidth="7" />
        ))}
        <path d="M52 262C122 158 206 104 300 104s178 54 248 158" strokeWidth="5" />
      </g>
      <path d={`M0 322${WAVE}V470H0z`} fill="var(--color-indigo)" />
      <path d={`M0 352${WAVE}`} stroke="var(--color-paper)" strokeWidth="3" opacity=".28" />
      <path d={`M-25 384${WAVE}h25`} stroke="var(--color-paper)" strokeWidth="3" opacity=".2" />
      <path d={`M0 416${WAVE}`} stroke="var(--color-paper)" strokeWidth="3" opacity=".14" />
    </svg>
  );
}

const WAVE = 'q25-18 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0';

// Posts are where railing, deck and lower arch meet.
const POSTS = [
  { x: 108, top: 188, bottom: 290 },
  { x: 172, top: 140, bottom: 240 },
  { x: 236, top: 112, bottom: 206 },
  { x: 300, top: 104, bottom: 196 },
  { x: 364, top: 112, bottom: 206 },
  { x: 428, top: 140, bottom: 240 },
  { x: 492, top: 188, bottom: 290 },
];
