import { practiceTexts } from '#contract/texts/practice.ts';
import { Progress } from '#app/ui/progress.tsx';

interface SentencePromptProps {
  readonly lesson: string;
  readonly sentence: string;
  readonly position: number;
  readonly total: number;
}

/** Where the learner stands in the lesson, and the sentence to turn into Japanese. */
export function SentencePrompt({ lesson, sentence, position, total }: SentencePromptProps) {
  const progress = practiceTexts.progress(position, total);
  return (
    <header className="grid gap-6">
      <div className="grid gap-2">
        <p className="flex justify-between gap-4 text-sm text-ink-soft">
          <b>{lesson}</b>
          <span className="tabular-nums">{progress}</span>
        </p>
        <Progress label={progress} value={position} max={total} />
      </div>
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">{practiceTexts.translateThis}</p>
        <h1 className="text-3xl leading-snug font-bold">{sentence}</h1>
      </div>
    </header>
  );
}
