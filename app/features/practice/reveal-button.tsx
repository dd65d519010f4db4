import { practiceTexts } from '#contract/texts/practice.ts';
import { Button } from '#app/ui/button.tsx';

interface RevealButtonProps {
  readonly loggedIn: boolean;
  readonly busy: boolean;
  readonly onReveal: () => void;
}

/** The answer on request; who is logged in is told what it costs (PRODUCT.md, Scores). */
export function RevealButton({ loggedIn, busy, onReveal }: RevealButtonProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="secondary" size="small" disabled={busy} onClick={onReveal}>
        {practiceTexts.showAnswer}
      </Button>
      {loggedIn && <span className="text-sm text-ink-soft">{practiceTexts.showAnswerCosts}</span>}
    </div>
  );
}
