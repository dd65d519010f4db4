import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { practiceTexts } from '#contract/texts/practice.ts';
import { Button } from '#app/ui/button.tsx';
import type { PracticeState } from './practice-state.ts';

interface WayOnProps {
  readonly state: PracticeState;
  /** The sentence is solved: going on is the next thing to do. */
  readonly done: boolean;
  readonly onMove: (to: number) => void;
  /** The button that goes on. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** To the sentence before and to the next one; after the last one stands the summary. */
export function WayOn({ state: { index, round }, done, onMove, ref }: WayOnProps) {
  const isLast = index === round.length - 1;
  return (
    <nav className="flex flex-wrap justify-between gap-3 noscript:hidden">
      <Button
        variant="secondary"
        icon={<ChevronLeft aria-hidden className="size-4" />}
        disabled={index === 0}
        className="whitespace-nowrap max-sm:px-4"
        onClick={() => onMove(index - 1)}
      >
        {practiceTexts.previous}
      </Button>
      {/* The room under it is for the words of the answer, which come a moment later and push it down. */}
      <Button
        ref={ref}
        variant={done ? 'primary' : 'secondary'}
        className="ml-auto scroll-mb-40 whitespace-nowrap max-sm:px-4"
        onClick={() => onMove(index + 1)}
      >
        {isLast ? practiceTexts.finish : practiceTexts.next}
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </nav>
  );
}
