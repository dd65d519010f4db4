import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { type ButtonSize, buttonStyles, type ButtonVariant } from './button-styles.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
  /** Shown while work is in progress; the button then ignores clicks. */
  readonly busyLabel?: string | false;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant,
  size,
  icon,
  busyLabel,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const busy = Boolean(busyLabel);
  return (
    <button
      type="button"
      className={buttonStyles(variant, size, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {icon}
      {busyLabel || children}
    </button>
  );
}
