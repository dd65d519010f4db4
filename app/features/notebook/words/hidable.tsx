import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface HidableProps {
  readonly isHidden: boolean;
  /** What the button that reveals it says to a screen reader. */
  readonly label: string;
  /** Text, without paragraphs: it may be inside a button. */
  readonly children: ReactNode;
}

/** Text that is covered until it is tapped, and again after the next tap. It keeps its size, so nothing moves. */
export function Hidable({ isHidden, label, children }: HidableProps) {
  return isHidden ? (
    <Covered label={label}>{children}</Covered>
  ) : (
    <span className="grid gap-1">{children}</span>
  );
}

function Covered({ label, children }: Omit<HidableProps, 'isHidden'>) {
  const [revealed, setRevealed] = useState(false);
  return (
    <button
      type="button"
      aria-label={revealed ? undefined : label}
      aria-expanded={revealed}
      onClick={() => setRevealed(!revealed)}
      // Above the link of the whole card.
      className="relative -mx-2 my-0.5 grid min-h-11 min-w-0 content-center rounded-md px-2 py-1.5 text-left aria-[expanded=false]:bg-sunken aria-[expanded=false]:hover:bg-indigo-wash"
    >
      <span className={revealed ? 'grid gap-1' : 'invisible grid gap-1'}>{children}</span>
      {!revealed && <Eye aria-hidden className="absolute inset-y-0 left-2 my-auto size-4.5 text-ink-soft" />}
    </button>
  );
}
