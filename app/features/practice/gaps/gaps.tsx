import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Lesson, Sentence } from '#contract/courses/course.ts';
import { gapTexts as texts } from '#contract/texts/gaps.ts';
import { Button } from '#app/ui/button.tsx';
import { useSpeaker } from '#app/ui/japanese/use-speaker.ts';
import { ListeningPrompt } from '../listening-prompt.tsx';
import { breakdownQuery } from '../practice-queries.ts';
import { recordPractised } from '../record-practised.ts';
import { useListening } from '../use-listening.ts';
import { GapSentence } from './gap-sentence.tsx';

/** A lesson by ear: some words of each sentence are filled in. */
export default function Gaps({ sentences }: Pick<Lesson, 'sentences'>) {
  const [round, setRound] = useState(1);
  const [index, setIndex] = useState(0);
  const [outcomes, setOutcomes] = useState<readonly boolean[]>([]);
  const speaker = useSpeaker();
  const sentence = sentences[index] ?? null;
  const listening = useListening(speaker, sentence);
  const playNext = (to: number) => {
    setIndex(to);
    const next = sentences[to];
    if (next) listening.playSentence(next, { quiet: true });
    else speaker.stop();
  };
  if (!sentence)
    return (
      <Result
        right={outcomes.filter(Boolean).length}
        all={outcomes.length}
        onAgain={() => {
          setRound(round + 1);
          setOutcomes([]);
          playNext(0);
        }}
      />
    );
  return (
    <div className="grid gap-5">
      <ListeningPrompt listening={listening} title={texts.title} />
      <section
        aria-label={texts.position(index + 1, sentences.length)}
        className="grid gap-3 rounded-xl border border-line bg-surface p-5 shadow-card"
      >
        <p className="text-sm text-ink-soft tabular-nums">{texts.position(index + 1, sentences.length)}</p>
        <LoadedSentence
          key={`${sentence.id} ${round}`}
          sentence={sentence}
          round={round}
          isLast={index === sentences.length - 1}
          onFirst={(isRight) => {
            setOutcomes((before) => [...before, isRight]);
            void recordPractised('dictation', sentence.id, isRight);
          }}
          onNext={() => playNext(index + 1)}
        />
      </section>
    </div>
  );
}

interface LoadedSentenceProps {
  readonly sentence: Sentence;
  readonly round: number;
  readonly isLast: boolean;
  readonly onFirst: (isRight: boolean) => void;
  readonly onNext: () => void;
}

function LoadedSentence(props: LoadedSentenceProps) {
  const { data, isError } = useQuery(breakdownQuery(props.sentence.id));
  if (data) return <GapSentence {...props} words={data.words} />;
  return (
    <>
      <p role="status" className="min-h-24 text-ink-soft">
        {isError ? texts.failed : texts.loading}
      </p>
      {isError && (
        <Button variant="secondary" className="justify-self-start" onClick={props.onNext}>
          {props.isLast ? texts.finish : texts.next}
        </Button>
      )}
    </>
  );
}

interface ResultProps {
  readonly right: number;
  readonly all: number;
  readonly onAgain: () => void;
}

function Result({ right, all, onAgain }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center">
      <h1 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {texts.done}
      </h1>
      <p>{texts.result(right, all)}</p>
      <Button onClick={onAgain}>{texts.again}</Button>
    </div>
  );
}
