import { practiceTexts } from '#contract/texts/practice.ts';
import { Button } from '#app/ui/button.tsx';

interface ResumedNoticeProps {
  /** Counted from 1. */
  readonly position: number;
  readonly onStartAgain: () => void;
}

/** Says why the lesson does not open at its first sentence. */
export function ResumedNotice({ position, onStartAgain }: ResumedNoticeProps) {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-indigo-wash px-4 py-2 text-sm"
    >
      {practiceTexts.resumed(position)}
      <Button variant="quiet" size="small" className="-mx-3" onClick={onStartAgain}>
        {practiceTexts.fromTheStart}
      </Button>
    </p>
  );
}
