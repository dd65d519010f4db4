import type { ReactNode } from 'react';

interface CardFaceProps {
  /** What the learner is asked to do. */
  readonly ask: string;
  readonly front: ReactNode;
  /** Null until the card is turned. */
  readonly back: ReactNode;
  readonly actions: ReactNode;
  /** Names the question for screen readers: the focus is on the actions below. */
  readonly questionId: string;
}

/** The ids of both parts of the question. */
export const describedByQuestion = (questionId: string): string => `${questionId}-ask ${questionId}-front`;

/** A card. Its halves keep their places, and the actions stand at the same height before and after it is turned. */
export const CardFace = ({ ask, front, back, actions, questionId }: CardFaceProps) => (
  <div className="grid gap-4">
    <div className="grid min-h-[min(26rem,52dvh)] grid-rows-[auto_minmax(6rem,2fr)_3fr] gap-3 rounded-xl border border-line bg-surface p-5">
      <h2 id={`${questionId}-ask`} className="text-sm text-ink-soft">
        {ask}
      </h2>
      <div id={`${questionId}-front`} className="grid place-items-center text-center">
        {front}
      </div>
      <div aria-live="polite" className="border-t border-line pt-3">
        {back}
      </div>
    </div>
    {/* On phones it stays in sight above the bottom bar, however long the back is. */}
    <div className="sticky bottom-[calc(var(--spacing-bottom-bar)+env(safe-area-inset-bottom))] z-10 grid min-h-16 content-start bg-paper py-2 md:static">
      {actions}
    </div>
  </div>
);
