import { useEffect, useRef } from 'react';
import type { Feedback } from '#contract/feedback/endpoints.ts';
import { FEEDBACK_STATES, type FeedbackState } from '#contract/feedback/feedback-states.ts';
import { feedbackListTexts as texts } from '#contract/texts/feedback.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { Button } from '#app/ui/button.tsx';

interface StateButtonsProps {
  readonly message: Feedback;
  readonly moving: boolean;
  readonly onMove: (state: FeedbackState) => void;
}

/** The next states of a message, the likeliest first. */
const MOVES: Record<FeedbackState, readonly FeedbackState[]> = {
  new: ['read', 'done'],
  read: ['done', 'new'],
  done: ['read'],
};

export function StateButtons({ message, moving, onMove }: StateButtonsProps) {
  const group = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);

  // The pressed button was removed or disabled: keep the keyboard focus at this message.
  useEffect(() => {
    if (moving) return;
    if (pressed.current && document.activeElement === document.body)
      group.current?.querySelector('button')?.focus();
    pressed.current = false;
  }, [moving]);

  return (
    <div ref={group} className="flex flex-wrap gap-2">
      {(knownText(MOVES, message.state) ?? FEEDBACK_STATES).map((state) => (
        <Button
          key={state}
          variant="secondary"
          size="small"
          aria-label={texts.moveOf(labelOf(message.state, state), message.name)}
          disabled={moving}
          onClick={() => {
            pressed.current = true;
            onMove(state);
          }}
        >
          {labelOf(message.state, state)}
        </Button>
      ))}
    </div>
  );
}

const labelOf = (from: FeedbackState, to: FeedbackState): string =>
  from === 'done' ? texts.reopen : texts.moves[to];
