import { unsavedTexts as texts } from '#contract/texts/ui.ts';
import { OnDemand } from './on-demand.tsx';
import { Confirm } from './question-dialogs.ts';

interface DiscardQuestionProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** Asks before Esc or a click outside discards typed text. */
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
