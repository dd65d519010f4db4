/** A small bridge under the sun: for empty screens. */
export function QuietBridge({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 200 110"
      aria-hidden
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="4"
    >
      <circle cx="146" cy="24" r="13" fill="var(--color-vermilion)" stroke="none" />
      <path d="M14 76C38 40 66 26 100 26s62 14 86 50" />
      <path d="M40 76c16-22 36-32 60-32s44 10 60 32" strokeWidth="3" />
      <path d="M46 45v31M73 31v18M100 26v18M127 31v18M154 45v31" strokeWidth="3" />
      <path d="M8 96c10-8 20-8 30 0s20 8 30 0 20-8 30 0 20 8 30 0 20-8 30 0 20 8 30 0" strokeWidth="3.500" />
    </svg>
  );
}
