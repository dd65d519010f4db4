import { uiTexts } from '#contract/texts/ui.ts';
import { Skeleton } from './skeleton.tsx';

/** A list while it loads. */
export function ListSkeleton({
  rows,
  className = 'h-20',
}: {
  readonly rows: number;
  readonly className?: string;
}) {
  return (
    <div aria-busy className="grid gap-3">
      <span className="sr-only">{uiTexts.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={className} />
      ))}
    </div>
  );
}
