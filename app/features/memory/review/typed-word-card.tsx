import { useEffect, useId, useRef, useState } from 'react';
import type { WordContent } from '#contract/memory/card-content.ts';
import { cardAsks, reviewTexts as texts } from '#contract/texts/memory.ts';
import type { Grade } from '#core/learning/learning-event.ts';
import { judgeWord, type WordVerdict } from '#core/memory/judge-word.ts';
import { romajiChoice } from '#app/lib/choices/practice-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import { feelVerdict } from '#app/lib/haptics.ts';
import { Button } from '#app/ui/button.tsx';
import { AnswerForm } from '#app/ui/forms/answer-form.tsx';
import { CardFace, describedByQuestion } from './card-face.tsx';
import { MeaningFront, WordBack } from './word-faces.tsx';

interface TypedWordCardProps {
  readonly word: WordContent;
  readonly onGrade: (grade: Grade) => void;
}

/** The meaning is shown and the word is typed: wrong is “again”, right is “good”, “easy” is the learner's word. */
export function TypedWordCard({ word, onGrade }: TypedWordCardProps) {
  const question = useId();
  const [typed, setTyped] = useState('');
  const [verdict, setVerdict] = useState<WordVerdict | null>(null);
  const romaji = useChoice(romajiChoice) === 'on';
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  const check = (text: string) => {
    const judged = judgeWord(text, word.spellings);
    // A slip may be mended once.
    const shown = judged === 'almost' && verdict === 'almost' ? 'wrong' : judged;
    setVerdict(shown);
    if (shown !== 'almost') feelVerdict(shown === 'right');
  };
  const isOver = verdict === 'right' || verdict === 'wrong';
  return (
    <CardFace
      questionId={question}
      ask={cardAsks.say}
      front={<MeaningFront word={word} />}
      back={isOver && <WordBack word={word} />}
      actions={
        isOver ? (
          <Settled typed={typed} isRight={verdict === 'right'} onGrade={onGrade} />
        ) : (
          <div className="grid gap-2">
            <AnswerForm
              answer={typed}
              onChange={setTyped}
              romaji={romaji}
              onRomajiChange={(on) => romajiChoice.choose(on ? 'on' : 'off')}
              onCheck={check}
              fieldRef={field}
              describedBy={describedByQuestion(question)}
              hint={
                <Button variant="quiet" onClick={() => setVerdict('wrong')}>
                  {texts.dontKnow}
                </Button>
              }
            />
            <p role="status" className="text-amber">
              {verdict === 'almost' && texts.almost}
            </p>
          </div>
        )
      }
    />
  );
}

interface SettledProps {
  readonly typed: string;
  readonly isRight: boolean;
  readonly onGrade: (grade: Grade) => void;
}

/** A judged answer: the grade follows from it, and the learner can correct a typing mistake. */
export function Settled({ typed, isRight, onGrade }: SettledProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid gap-3">
      <p role="status" className={isRight ? 'font-bold text-moss' : 'font-bold text-error'}>
        {isRight ? texts.right : texts.wrong}{' '}
        {!isRight && typed !== '' && (
          <span className="font-normal text-ink-soft">
            {texts.youTyped} <span lang="ja">{typed}</span>
          </span>
        )}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => onGrade(isRight ? 'easy' : 'good')}>
          {isRight ? texts.nextEasy : texts.iKnewIt}
        </Button>
        <Button ref={next} className="min-w-36" onClick={() => onGrade(isRight ? 'good' : 'again')}>
          {texts.next}
        </Button>
      </div>
    </div>
  );
}
