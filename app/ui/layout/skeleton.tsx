import { classNames } from '../class-names.ts';

/** A placeholder for loading content. The region around it has `aria-busy` and says what is loading. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'block animate-[breathe_1.6s_ease-in-out_infinite] rounded-md bg-line/60',
        className,
      )}
    />
  );
}
