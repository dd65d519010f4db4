import type { ReactNode, Ref } from 'react';

/** Makes the whole card clickable; the focus ring surrounds the card. */
export const wholeCardLink =
  'outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 ' +
  'focus-visible:after:outline-offset-2 focus-visible:after:outline-indigo';

interface NotebookCardProps {
  /** Placed above the card's link. */
  readonly menu: ReactNode;
  readonly busy?: boolean;
  /** Something is happening to it, such as being read aloud. */
  readonly isCurrent?: boolean;
  readonly ref?: Ref<HTMLLIElement>;
  readonly children: ReactNode;
}

export function NotebookCard({ menu, busy, isCurrent, ref, children }: NotebookCardProps) {
  return (
    <li
      ref={ref}
      aria-busy={busy}
      aria-current={isCurrent || undefined}
      className="relative flex min-w-0 items-start justify-between gap-2 rounded-lg border border-line bg-surface p-5 shadow-card transition-colors hover:border-indigo has-checked:border-indigo has-checked:ring-2 has-checked:ring-indigo aria-busy:opacity-60 aria-[current]:border-indigo aria-[current]:ring-2 aria-[current]:ring-indigo"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1 self-stretch">{children}</div>
      {menu && <div className="relative -mt-2 -mr-2">{menu}</div>}
    </li>
  );
}

/** As many columns of cards as the screen has room for. */
export function NotebookCards({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {children}
    </ul>
  );
}
