import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'large' | 'small';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-indigo text-on-indigo hover:bg-indigo-deep',
  secondary: 'border border-edge bg-surface text-ink hover:border-indigo hover:text-indigo',
  quiet: 'text-indigo hover:bg-indigo-wash',
  danger: 'border border-error bg-surface text-error hover:bg-error-wash',
};

// Touch targets need 44 px; the small size keeps that height on touch screens.
const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-11 px-5 py-1.5 text-base',
  large: 'min-h-13 px-7 text-lg',
};

/** Shared by `Button` and by links that look like one. */
export const buttonStyles = (
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  className?: string,
) =>
  classNames(
    'inline-flex items-center justify-center gap-2 rounded-md font-bold transition-colors select-none',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
