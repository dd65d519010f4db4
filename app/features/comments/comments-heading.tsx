import type { Ref } from 'react';
import { commentsPlaceTexts } from '#contract/texts/courses.ts';
import { formatNumber } from '#app/lib/format.ts';

interface CommentsHeadingProps {
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly id?: string;
  /** Number of threads. */
  readonly count?: number;
}

export function CommentsHeading({ ref, id, count = 0 }: CommentsHeadingProps) {
  return (
    <h2 ref={ref} id={id} tabIndex={-1} className="flex items-baseline gap-2.5 text-xl font-bold">
      {commentsPlaceTexts.title}
      {count > 0 && (
        <span className="text-base font-normal text-ink-soft tabular-nums">{formatNumber(count)}</span>
      )}
    </h2>
  );
}
