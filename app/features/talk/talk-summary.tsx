import { RotateCcw } from 'lucide-react';
import { paths } from '#contract/paths.ts';
import { talkTexts } from '#contract/texts/talk.ts';
import { Button } from '#app/ui/button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { TalkNote } from './learner-bubble.tsx';
import type { SpokenLine } from './talk-state.ts';

interface TalkSummaryProps {
  readonly lines: readonly SpokenLine[];
  readonly onRestart: () => void;
}

/** The end of a scene: the lines of the learner, and what to do next. */
export function TalkSummary({ lines, onRestart }: TalkSummaryProps) {
  const ownLines = lines.filter((line) => line.speaker === 'learner');
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl font-bold">{talkTexts.ended}</h2>
      <p>{talkTexts.saidCount(ownLines.length)}</p>
      <ol className="grid list-decimal gap-3 pl-6">
        {ownLines.map(({ text, note }, at) => (
          <li key={at} className="wrap-anywhere">
            <MixedText>{text}</MixedText>
            <TalkNote note={note} />
          </li>
        ))}
      </ol>
      <div className="grid gap-3 sm:flex">
        <Button icon={<RotateCcw aria-hidden className="size-4" />} onClick={onRestart}>
          {talkTexts.restart}
        </Button>
        <ButtonLink variant="secondary" to={paths.voice}>
          {talkTexts.otherScene}
        </ButtonLink>
      </div>
    </Card>
  );
}
