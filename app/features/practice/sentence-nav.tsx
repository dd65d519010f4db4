import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { practiceTexts } from '#contract/texts/practice.ts';
import { Button } from '#app/ui/button.tsx';
import type { PracticeState } from './practice-state.ts';

interface SentenceNavProps {
  readonly state: PracticeState;
  /** The sentence is solved, so moving on is the primary action. */
  readonly done: boolean;
  readonly onMove: (to: number) => void;
  /** The button to the next sentence. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Links to the previous and the next sentence; after the last one comes the summary. */
export function SentenceNav({ state: { index, round }, done, onMove, ref }: SentenceNavProps) {
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
      {/* The scroll margin leaves room for the words of the answer, which load later and push the button down. */}
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
