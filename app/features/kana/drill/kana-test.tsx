import { useState } from 'react';
import { kanaDrillTexts as texts } from '#contract/texts/kana.ts';
import { kanaSubject } from '#core/kana/kana-progress.ts';
import { isReadAs } from '#core/kana/read-kana.ts';
import { shuffled } from '#core/random.ts';
import { recordLearning } from '#app/lib/learning/learning.ts';
import { Button } from '#app/ui/button.tsx';
import { WithoutRomaji } from '#app/ui/japanese/romaji-below.tsx';
import { Progress } from '#app/ui/layout/progress.tsx';
import { TypingTask } from './typing-task.tsx';

interface KanaTestProps {
  readonly kana: readonly string[];
  /** How many are asked. */
  readonly length: number;
  readonly onLeave: () => void;
  readonly onFinish: (right: number, asked: number) => void;
}

/** Some kana of several rows to read, without help in between. */
export default function KanaTest({ kana, length, onLeave, onFinish }: KanaTestProps) {
  const [asked] = useState(() => shuffled(kana, Math.random).slice(0, length));
  const [answers, setAnswers] = useState<readonly boolean[]>([]);
  const current = asked[answers.length];
  if (current === undefined) return null;
  const check = (typed: string) => {
    const right = isReadAs(current, typed);
    recordLearning({ kind: 'kana-read', subject: kanaSubject(current), result: right ? 'right' : 'wrong' });
    const all = [...answers, right];
    setAnswers(all);
    if (all.length === asked.length) onFinish(all.filter(Boolean).length, all.length);
  };
  return (
    <WithoutRomaji>
      <section data-keep-clear data-practice aria-label={texts.label} className="grid gap-5">
        <div className="grid gap-2">
          <p className="flex items-center justify-between gap-4 text-sm text-ink-soft">
            <span className="tabular-nums">{texts.step(answers.length + 1, asked.length)}</span>
            <Button variant="quiet" size="small" onClick={onLeave}>
              {texts.leave}
            </Button>
          </p>
          <Progress label={texts.label} value={answers.length} max={asked.length} />
        </div>
        <TypingTask
          key={answers.length}
          shown={current}
          question={texts.read}
          label={texts.readLabel(current)}
          hint={texts.readHint}
          answered={null}
          onCheck={check}
        />
      </section>
    </WithoutRomaji>
  );
}
