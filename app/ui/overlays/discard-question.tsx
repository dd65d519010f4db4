import { unsavedTexts as texts } from '#contract/texts/ui.ts';
import { OnDemand } from './on-demand.tsx';
import { Confirm } from './question-dialogs.ts';

interface DiscardQuestionProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** Esc or a click beside a form must not cost what was typed in it. */
export const DiscardQuestion = ({ onDiscard, onKeep }: DiscardQuestionProps) => (
  <OnDemand onFailed={onKeep}>
    <Confirm
      open
      dangerous
      question={texts.question}
      explanation={texts.explanation}
      confirmLabel={texts.discard}
      cancelLabel={texts.keepTyping}
      onConfirm={onDiscard}
      onCancel={onKeep}
    />
  </OnDemand>
);
