import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** The accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Also used by buttons that open a menu. */
export const iconButtonStyles =
  'inline-grid size-11 shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-indigo-wash hover:text-indigo ' +
  'disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-5';

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(iconButtonStyles, className)}
      {...rest}
    >
      {icon}
    </button>
  );
}
