import { type ReactNode, useRef } from 'react';
import type { ShortItem } from '#contract/dictionary/item.ts';
import { useLoadAtFirstTouch } from '#app/lib/first-touch.ts';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';
import { Alert } from '#app/ui/overlays/question-dialogs.ts';
import { SentencePractice } from './sentence-practice.tsx';
import { useFocusAfterMove } from './use-focus-after-move.ts';
import { type PractisedLesson, usePractice } from './use-practice.ts';

interface LessonTrialProps {
  readonly lesson: PractisedLesson;
  readonly userId: number | null;
  readonly onSaveWord: (item: ShortItem) => void;
  /** Rendered after the last sentence. */
  readonly renderEnd: (startAgain: () => void) => ReactNode;
}

/** A few sentences outside of the screens of their lessons, with the full feedback of practice. */
export function LessonTrial({ lesson, userId, onSaveWord, renderEnd }: LessonTrialProps) {
  const practice = usePractice({ lesson, mode: 'translate' });
  const { sentence } = practice;
  const container = useRef<HTMLDivElement>(null);
  const beforeMove = useFocusAfterMove(container);
  useLoadAtFirstTouch(Alert.load);
  const goTo = (to: number) => {
    beforeMove();
    practice.goTo(to);
  };
  const startAgain = () => {
    beforeMove();
    practice.begin(lesson.sentences.map(({ id }) => id));
  };
  return (
    <div ref={container} className="scroll-mt-24">
      {sentence ? (
        <SentencePractice
          key={sentence.id}
          heading="h3"
          sentence={sentence}
          mode="translate"
          loggedIn={userId !== null}
          practice={practice}
          onMove={goTo}
          onSaveWord={onSaveWord}
        />
      ) : (
        renderEnd(startAgain)
      )}
      {practice.alert !== null && (
        <OnDemand onFailed={practice.closeAlert}>
          <Alert message={practice.alert} onClose={practice.closeAlert} />
        </OnDemand>
      )}
    </div>
  );
}
