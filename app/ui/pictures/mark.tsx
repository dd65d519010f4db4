/** The mark: an arched bridge over a wave, with the sun as a seal. */
export function Mark({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="34.5" cy="12" r="4.5" fill="var(--color-vermilion)" />
      <g stroke="var(--color-indigo)" strokeWidth="3">
        <path d="M4 30C10 19.5 16.5 15 24 15s14 4.5 20 15" />
        <path d="M11 30c3.5-5.6 7.7-8.2 13-8.2S33.500 24.400 37 30" strokeWidth="2.2" />
        <path d="M13 21.500V30M24 15v6.800M35 21.500V30" strokeWidth="2.200" />
        <path d="M4 38c3.300-3 6.700-3 10 0s6.700 3 10 0 6.700-3 10 0 6.700 3 10 0" strokeWidth="2.600" />
      </g>
    </svg>
  );
}
