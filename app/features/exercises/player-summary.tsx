import { Star } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { exercisePlayerTexts as texts } from '#contract/texts/exercise-player.ts';
import type { Exercise } from '#core/exercises/kinds.ts';
import type { LadderState } from '#core/exercises/ladder-state.ts';
import { ladderResult } from '#core/exercises/ladder.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { Badge } from '#app/ui/badge.tsx';
import { AnswerSegments } from '#app/ui/japanese/answer-segments.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { CrossedBridge } from '#app/ui/pictures/crossed-bridge.tsx';
import { inWords, useExplanation } from './mistakes.tsx';
import type { WrongAnswer } from './use-player.ts';

interface PlayerSummaryProps {
  readonly exercises: readonly Exercise[];
  readonly ladder: LadderState;
  readonly wrongAnswers: readonly WrongAnswer[];
  readonly points: number;
  /** What is said instead of “done”. */
  readonly end: ReactNode;
  /** The words of the lesson, to be saved. */
  readonly words: ReactNode;
  readonly links: ReactNode;
}

/** The end of a lesson: what was learnt, what went wrong and why, and where to go next. */
export function PlayerSummary(props: PlayerSummaryProps) {
  const { exercises, ladder, wrongAnswers, points, end, words, links } = props;
  const { asked } = ladder;
  const { mistakes } = ladderResult(ladder);
  const solved = new Set(asked.filter(({ isSolved }) => isSolved).map(({ sentenceId }) => sentenceId));
  const sentences = distinctSentences(exercises);
  const toRemember = sentences.filter(({ sentenceId }) =>
    mistakes.some((mistake) => mistake.sentenceId === sentenceId),
  );
  return (
    <section className="grid gap-8">
      <div className="grid justify-items-center gap-3 text-center">
        {end ?? <Done ladder={ladder} />}
        {points > 0 && (
          <Badge tone="amber" className="text-base">
            <Star aria-hidden className="size-5 fill-current" />
            {texts.points(points)}
          </Badge>
        )}
      </div>
      {toRemember.length > 0 && <Mistakes sentences={toRemember} answers={lastOfEach(wrongAnswers)} />}
      <Learnt sentences={sentences.filter(({ sentenceId }) => solved.has(sentenceId))} />
      {words}
      <div className="grid gap-3 sm:flex sm:flex-wrap sm:justify-center">{links}</div>
    </section>
  );
}

function Done({ ladder }: Pick<PlayerSummaryProps, 'ladder'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { asked, mistakes, isFlawless } = ladderResult(ladder);
  return (
    <>
      <CrossedBridge className="w-48 text-indigo" />
      <h2 ref={heading} tabIndex={-1} className="text-3xl font-bold tracking-tight outline-none">
        {texts.doneTitle}
      </h2>
      <p className={isFlawless ? 'text-lg font-bold text-moss' : 'text-lg text-ink-soft'}>
        {isFlawless ? texts.flawless : texts.doneText(asked - mistakes.length, asked)}
      </p>
    </>
  );
}

/** The last wrong answer to each sentence: it is nearest to the right one. */
const lastOfEach = (answers: readonly WrongAnswer[]): ReadonlyMap<number, WrongAnswer> =>
  new Map(answers.map((answer) => [answer.exercise.sentenceId, answer]));

const distinctSentences = (exercises: readonly Exercise[]): Exercise[] => [
  ...new Map(exercises.map((exercise) => [exercise.sentenceId, exercise])).values(),
];

interface MistakesProps {
  readonly sentences: readonly Exercise[];
  readonly answers: ReadonlyMap<number, WrongAnswer>;
}

/** A sentence whose answer was asked for has no wrong answer to show. */
function Mistakes({ sentences, answers }: MistakesProps) {
  const { dialog, explain } = useExplanation();
  return (
    <div className="grid gap-4">
      <h3 className="text-xl font-bold">{texts.mistakesHeading}</h3>
      <ul className="grid gap-4">
        {sentences.map((sentence) => {
          const judgement = answers.get(sentence.sentenceId)?.judgement;
          return (
            <li key={sentence.sentenceId} className="grid gap-3 rounded-xl border border-line bg-surface p-4">
              <Sentence exercise={sentence} />
              {judgement && judgement.mistakes.length > 0 && (
                <AnswerSegments {...inWords(judgement)} label={texts.ownSentence} onExplain={explain} />
              )}
            </li>
          );
        })}
      </ul>
      {dialog}
    </div>
  );
}

function Learnt({ sentences }: { readonly sentences: readonly Exercise[] }) {
  if (sentences.length === 0) return null;
  return (
    <div className="grid gap-4">
      <h3 className="text-xl font-bold">{texts.learntHeading}</h3>
      <ul className="grid gap-2">
        {sentences.map((exercise) => (
          <li key={exercise.sentenceId} className="border-b border-line pb-2">
            <Sentence exercise={exercise} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sentence({ exercise }: { readonly exercise: Exercise }) {
  return (
    <div>
      <JapaneseText as="p" className="text-lg leading-loose">
        {parseRuby(exercise.japanese)}
      </JapaneseText>
      <p className="text-ink-soft">{exercise.vietnamese}</p>
    </div>
  );
}
