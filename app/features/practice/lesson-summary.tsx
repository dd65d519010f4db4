import { RotateCcw, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lesson, Sentence } from '#contract/courses/course.ts';
import { outboxTexts } from '#contract/texts/outbox.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { CrossedBridge } from '#app/ui/pictures/crossed-bridge.tsx';
import { type PracticeState, type Standing, standingOf, toRedo } from './practice-state.ts';

interface LessonSummaryProps {
  readonly lesson: Lesson;
  readonly state: PracticeState;
  /** Solved before this visit. */
  readonly solved: readonly number[];
  readonly loggedIn: boolean;
  readonly onRound: (round: readonly number[]) => void;
  /** The words of the lesson, to be saved. */
  readonly words: ReactNode;
  /** Links to the next lesson, the other mode and the list. */
  readonly links: ReactNode;
}

/** The end of a round: what went well, what to try again, and where to go next. */
export default function LessonSummary(props: LessonSummaryProps) {
  const { lesson, state, solved, loggedIn, onRound, words, links } = props;
  const redo = toRedo(state, solved);
  return (
    <section className="grid gap-8">
      <div className="grid justify-items-center gap-3 text-center">
        <CrossedBridge className="w-56 text-indigo" />
        <h1 tabIndex={-1} className="text-3xl font-bold tracking-tight outline-none">
          {titleOf(lesson, state)}
        </h1>
        <p className="text-lg text-ink-soft">{practiceTexts.summaryLead(lesson.mean)}</p>
        {state.points > 0 && (
          <Badge tone="amber" className="text-base">
            <Star aria-hidden className="size-5 fill-current" />
            {practiceTexts.pointsOfRound(state.points)}
          </Badge>
        )}
        {loggedIn && state.uncounted.length > 0 && (
          <p className="text-sm text-ink-soft">{outboxTexts.roundLater}</p>
        )}
      </div>
      <Counts standings={state.round.map((id) => standingOf(state, id, solved))} />
      {redo.length > 0 ? (
        <Mistakes
          sentences={lesson.sentences.filter(({ id }) => redo.includes(id))}
          seen={state.seen}
          onRedo={() => onRound(redo)}
        />
      ) : (
        <p className="text-center text-lg font-bold text-moss">{practiceTexts.perfect}</p>
      )}
      {words}
      <div className="grid gap-3 sm:flex sm:flex-wrap sm:justify-center">
        <Button
          variant="secondary"
          icon={<RotateCcw className="size-4" />}
          onClick={() => onRound(lesson.sentences.map(({ id }) => id))}
        >
          {practiceTexts.again}
        </Button>
        {links}
      </div>
    </section>
  );
}

/** Without any answer there is nothing to celebrate. */
function titleOf({ sentences }: Lesson, { round, outcomes }: PracticeState): string {
  if (Object.keys(outcomes).length === 0) return practiceTexts.nothingAnsweredTitle;
  return round.length === sentences.length ? practiceTexts.summaryTitle : practiceTexts.roundTitle;
}

const COLOURS: Record<Standing, string> = {
  'first-try': 'text-moss',
  later: 'text-amber',
  missed: 'text-error',
  before: 'text-moss',
  skipped: 'text-ink-soft',
};
const STANDINGS = Object.keys(COLOURS) as Standing[];
/** Listed even when the count is 0. */
const ALWAYS: readonly Standing[] = ['first-try', 'later', 'missed'];

function Counts({ standings }: { readonly standings: readonly Standing[] }) {
  const counts = STANDINGS.map((kind) => ({ kind, count: standings.filter((each) => each === kind).length }));
  return (
    <ul className="flex flex-wrap gap-3">
      {counts
        .filter(({ kind, count }) => count > 0 || ALWAYS.includes(kind))
        .map(({ kind, count }) => (
          <li
            key={kind}
            className="grid flex-1 basis-32 justify-items-center rounded-lg border border-line bg-surface p-4 text-center"
          >
            <b className={`text-3xl tabular-nums ${COLOURS[kind]}`}>{count}</b>
            <span className="text-sm text-ink-soft">{practiceTexts.standings[kind]}</span>
          </li>
        ))}
    </ul>
  );
}

interface MistakesProps {
  readonly sentences: readonly Sentence[];
  readonly seen: readonly number[];
  readonly onRedo: () => void;
}

/** An answer that the learner has neither found nor revealed stays hidden (PRODUCT.md, D13). */
function Mistakes({ sentences, seen, onRedo }: MistakesProps) {
  return (
    <div className="grid gap-4">
      <h2 className="text-xl font-bold">{practiceTexts.mistakesHeading}</h2>
      <ul className="grid gap-3">
        {sentences.map(({ id, viSentence, jpSentence }) => (
          <li key={id} className="grid gap-1 border-b border-line pb-3">
            <span>{viSentence}</span>
            {seen.includes(id) && <JapaneseText className="text-lg">{jpSentence}</JapaneseText>}
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="sm:justify-self-start" onClick={onRedo}>
        {practiceTexts.redo(sentences.length)}
      </Button>
    </div>
  );
}
