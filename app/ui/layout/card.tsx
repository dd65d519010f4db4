import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** A sheet of paper on the page. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={classNames('rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6', className)}
      {...rest}
    />
  );
}
