import { useEffect, useRef } from 'react';
import type { KanaLesson } from '#contract/kana/endpoints.ts';
import { kanaDrillTexts as texts } from '#contract/texts/kana.ts';
import { toRomaji } from '#core/japanese/to-romaji.ts';
import type { KanaTask } from '#core/kana/kana-round.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import type { Answered } from './drill-state.ts';

interface FeedbackProps {
  readonly row: KanaLesson;
  readonly task: KanaTask;
  readonly answered: Answered;
  readonly comesBack: boolean;
  readonly onNext: () => void;
}

/** Right or wrong, and what there is to learn from it. */
export function Feedback({ row, task, answered, comesBack, onNext }: FeedbackProps) {
  const next = useRef<HTMLButtonElement>(null);
  // The control that was just used is gone or disabled.
  useEffect(() => next.current?.focus(), []);
  const { right } = answered;
  return (
    <div
      className={classNames(
        'grid gap-3 rounded-lg border p-4 sm:p-5',
        right ? 'border-moss bg-moss-wash' : 'border-error bg-error-wash',
      )}
    >
      <div role="status" className="grid gap-1">
        <p className={classNames('font-bold', right ? 'text-moss' : 'text-error')}>
          {right ? texts.right : texts.wrong}
        </p>
        {linesOf(row, task, answered).map((line) => (
          <p key={line}>
            <MixedText>{line}</MixedText>
          </p>
        ))}
        {!right && comesBack && <p className="text-ink-soft">{texts.comesBack}</p>}
      </div>
      <Button ref={next} className="justify-self-start" onClick={onNext}>
        {texts.next}
      </Button>
    </div>
  );
}

function linesOf(row: KanaLesson, task: KanaTask, { right, answer }: Answered): string[] {
  if (task.kind === 'word') return linesOfWord(row, task.wordId);
  const { kana } = task;
  const isRead = texts.isReadAs(kana, toRomaji(kana));
  const note = row.kana.find((item) => item.kana === kana);
  switch (task.kind) {
    case 'hear':
      return right ? [isRead] : [texts.youChose(answer, toRomaji(answer)), isRead];
    case 'read':
      return right || !note ? [isRead] : [isRead, note.remember];
    case 'tell-apart':
      return right ? [task.tell] : [texts.youChose(answer, toRomaji(answer)), task.tell];
    case 'write':
      return right || !note ? [] : [note.remember];
  }
}

function linesOfWord(row: KanaLesson, wordId: number): string[] {
  const word = row.words.find(({ id }) => id === wordId);
  if (!word) return [];
  const { kana, kanji, mean } = word;
  const isRead = texts.isReadAs(kana, toRomaji(kana));
  return [isRead, texts.wordMeans(mean), ...(kanji === kana ? [] : [texts.wordIsWritten(kanji)])];
}
