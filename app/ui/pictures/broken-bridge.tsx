/** A bridge with a gap: for unknown pages and failures. */
export function BrokenBridge({ className }: { readonly className?: string }) {
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
      <circle cx="150" cy="22" r="11" fill="var(--color-vermilion)" stroke="none" />
      <path d="M14 74C30 46 48 32 70 27M186 74c-13-23-28-37-46-44" />
      <path d="M36 74c9-14 20-23 34-28M164 74c-8-12-17-20-28-26" strokeWidth="3" />
      <path d="M40 45v29M160 45v29M70 27v19" strokeWidth="3" />
      <path d="M82 30l7-4M97 41l8 3M92 56l5 8M112 28l6 5" strokeWidth="3" opacity=".55" />
      <path d="M8 94c10-8 20-8 30 0s20 8 30 0 20-8 30 0 20 8 30 0 20-8 30 0 20 8 30 0" strokeWidth="3.500" />
    </svg>
  );
}
