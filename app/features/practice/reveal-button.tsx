import { practiceTexts } from '#contract/texts/practice.ts';
import { Button } from '#app/ui/button.tsx';

interface RevealButtonProps {
  readonly loggedIn: boolean;
  readonly busy: boolean;
  readonly onReveal: () => void;
  readonly className?: string;
}

/** The answer on request; who is logged in is told what it costs (product-rules, Scoring). */
export function RevealButton({ loggedIn, busy, onReveal, className }: RevealButtonProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      className={className}
      disabled={busy}
      title={loggedIn ? practiceTexts.showAnswerCosts : undefined}
      onClick={onReveal}
    >
      {practiceTexts.showAnswer}
    </Button>
  );
}
