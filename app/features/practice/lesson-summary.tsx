import { RotateCcw, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lesson, Sentence } from '#contract/courses/course.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese-text.tsx';
import { CrossedBridge } from './crossed-bridge.tsx';
import { type Outcome, type PracticeState, toRedo } from './practice-state.ts';

interface LessonSummaryProps {
  readonly lesson: Lesson;
  readonly state: PracticeState;
  readonly onRound: (round: readonly number[]) => void;
  /** The ways on: next lesson, other mode, back to the list. */
  readonly ways: ReactNode;
}

/** The end of a round: what went well, what is worth another try, and where to go next. */
export function LessonSummary({ lesson, state, onRound, ways }: LessonSummaryProps) {
  const redo = toRedo(state);
  const whole = state.round.length === lesson.sentences.length;
  return (
    <section aria-live="polite" className="grid gap-8">
      <div className="grid justify-items-center gap-3 text-center">
        <CrossedBridge className="w-56 text-indigo" />
        <h1 tabIndex={-1} className="text-3xl font-bold tracking-tight outline-none">
          {whole ? practiceTexts.summaryTitle : practiceTexts.roundTitle}
        </h1>
        <p className="text-lg text-ink-soft">{practiceTexts.summaryLead(lesson.mean)}</p>
        {state.points > 0 && (
          <Badge tone="amber" className="text-base">
            <Star aria-hidden className="size-5 fill-current" />
            {practiceTexts.pointsOfRound(state.points)}
          </Badge>
        )}
      </div>
      <Counts state={state} />
      {redo.length > 0 ? (
        <Mistakes
          sentences={lesson.sentences.filter(({ id }) => redo.includes(id))}
          onRedo={() => onRound(redo)}
        />
      ) : (
        <p className="text-center text-lg font-bold text-moss">{practiceTexts.perfect}</p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          variant="secondary"
          icon={<RotateCcw className="size-4" />}
          onClick={() => onRound(lesson.sentences.map(({ id }) => id))}
        >
          {practiceTexts.again}
        </Button>
        {ways}
      </div>
    </section>
  );
}

const KINDS = ['first-try', 'later', 'missed', 'skipped'] as const;
type Kind = Outcome | 'skipped';

const COLOURS: Record<Kind, string> = {
  'first-try': 'text-moss',
  later: 'text-amber',
  missed: 'text-error',
  skipped: 'text-ink-soft',
};

function Counts({ state: { round, outcomes } }: Pick<LessonSummaryProps, 'state'>) {
  const kinds = round.map((id): Kind => outcomes[id] ?? 'skipped');
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {KINDS.map((kind) => (
        <li
          key={kind}
          className="grid justify-items-center rounded-lg border border-line bg-surface p-4 text-center"
        >
          <b className={`text-3xl tabular-nums ${COLOURS[kind]}`}>
            {kinds.filter((each) => each === kind).length}
          </b>
          <span className="text-sm text-ink-soft">{practiceTexts.outcomes[kind]}</span>
        </li>
      ))}
    </ul>
  );
}

function Mistakes({ sentences, onRedo }: { sentences: readonly Sentence[]; onRedo: () => void }) {
  return (
    <div className="grid gap-4">
      <h2 className="text-xl font-bold">{practiceTexts.mistakesHeading}</h2>
      <ul className="grid gap-3">
        {sentences.map(({ id, viSentence, jpSentence }) => (
          <li key={id} className="grid gap-1 border-b border-line pb-3">
            <span>{viSentence}</span>
            <JapaneseText className="text-lg">{jpSentence}</JapaneseText>
          </li>
        ))}
      </ul>
      <Button className="justify-self-start" onClick={onRedo}>
        {practiceTexts.redo(sentences.length)}
      </Button>
    </div>
  );
}
