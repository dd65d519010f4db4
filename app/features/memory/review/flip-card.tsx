import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cardAsks, reviewTexts as texts } from '#contract/texts/memory.ts';
import type { Grade } from '#core/learning/learning-event.ts';
import { Button } from '#app/ui/button.tsx';
import { CardFace, describedByQuestion } from './card-face.tsx';
import { GradeButtons } from './grade-buttons.tsx';
import type { CurrentCard } from './use-review.ts';

interface FlipCardProps {
  readonly current: CurrentCard;
  readonly ask: keyof typeof cardAsks;
  readonly front: ReactNode;
  readonly back: ReactNode;
  readonly onGrade: (grade: Grade) => void;
}

/** Think, turn the card, say how well it was known. */
export function FlipCard({ current, ask, front, back, onGrade }: FlipCardProps) {
  const question = useId();
  const [isTurned, setTurned] = useState(false);
  const show = useRef<HTMLButtonElement>(null);
  useEffect(() => show.current?.focus({ preventScroll: true }), []);
  return (
    <CardFace
      questionId={question}
      ask={cardAsks[ask]}
      front={front}
      back={isTurned ? back : null}
      actions={
        isTurned ? (
          <GradeButtons current={current} onGrade={onGrade} />
        ) : (
          <Button
            ref={show}
            size="large"
            className="w-full"
            aria-describedby={describedByQuestion(question)}
            onClick={() => setTurned(true)}
          >
            {texts.show}
          </Button>
        )
      }
    />
  );
}
