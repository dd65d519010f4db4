import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Tone = 'neutral' | 'indigo' | 'moss' | 'amber' | 'error' | 'vermilion';

const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  indigo: 'bg-indigo-wash text-indigo',
  moss: 'bg-moss-wash text-moss',
  amber: 'bg-amber-wash text-amber',
  error: 'bg-error-wash text-error',
  vermilion: 'bg-vermilion-wash text-vermilion',
};

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-bold whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
