import { lazy, Suspense } from 'react';
import { unsentTexts as texts } from '#contract/texts/sentence-report.ts';

const Confirm = lazy(() => import('#app/ui/confirm.tsx'));

interface UnsentQuestionProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** Esc or a click beside a dialog must not cost what was written in it. */
export function UnsentQuestion({ onDiscard, onKeep }: UnsentQuestionProps) {
  return (
    <Suspense>
      <Confirm
        open
        dangerous
        question={texts.question}
        explanation={texts.explanation}
        confirmLabel={texts.discard}
        cancelLabel={texts.keepWriting}
        onConfirm={onDiscard}
        onCancel={onKeep}
      />
    </Suspense>
  );
}
