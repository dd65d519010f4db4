import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface EmptyStateProps {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do next. */
  readonly actions?: ReactNode;
  readonly className?: string;
}

/** Nothing here yet: says why and offers the next step. */
export function EmptyState({ picture, title, children, actions, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'grid justify-items-center gap-4 rounded-xl border border-line bg-surface px-6 py-12 text-center',
        className,
      )}
    >
      {picture}
      <h2 className="text-xl font-bold">{title}</h2>
      {children && <p className="max-w-[46ch] text-ink-soft">{children}</p>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
