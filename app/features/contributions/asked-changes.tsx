import { MessageSquareText } from 'lucide-react';
import type { Standing } from '#contract/contributions/contribution.ts';
import { contributionActionTexts as texts } from '#contract/texts/contributions.ts';
import { Button } from '#app/ui/button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';

interface AskedChangesProps {
  readonly piece: Pick<Standing, 'state' | 'reason'>;
  readonly onSeeNotes: () => void;
}

/** The changes that the reviewer asked for, shown at the piece itself. Renders nothing in other states. */
export function AskedChanges({ piece: { state, reason }, onSeeNotes }: AskedChangesProps) {
  if (state !== 'changes') return null;
  return (
    <div className="grid gap-1 rounded-md bg-amber-wash px-4 py-3">
      <p className="text-sm font-bold text-amber">{texts.asked}</p>
      <p className="wrap-anywhere whitespace-pre-line">
        <MixedText>{reason}</MixedText>
      </p>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 justify-self-start"
        icon={<MessageSquareText aria-hidden className="size-4" />}
        onClick={onSeeNotes}
      >
        {texts.seeNotes}
      </Button>
    </div>
  );
}
