import { CircleCheck, CircleDot, CircleX, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { Badge } from '../badge.tsx';
import { AnswerSegments, type ExplainedMistake } from './answer-segments.tsx';
import { MixedText } from './mixed-text.tsx';

interface Look {
  readonly frame: string;
  readonly text: string;
  readonly icon: ReactNode;
}

const LOOKS: Record<JudgedAnswer['verdict'], Look> = {
  correct: { frame: 'border-moss bg-moss-wash', text: 'text-moss', icon: <CircleCheck /> },
  'correct-with-note': { frame: 'border-moss bg-moss-wash', text: 'text-moss', icon: <CircleCheck /> },
  almost: { frame: 'border-amber bg-amber-wash', text: 'text-amber', icon: <CircleDot /> },
  wrong: { frame: 'border-error bg-error-wash', text: 'text-error', icon: <CircleX /> },
};

/** For a verdict of a newer version: its feedback says what it means. */
const UNKNOWN_LOOK: Look = {
  frame: 'border-indigo bg-indigo-wash',
  text: 'text-indigo',
  icon: <CircleDot />,
};

/** Shown instead of the feedback, which would repeat the heading or a mistake in the list. */
const MESSAGES: Partial<Record<JudgedAnswer['verdict'], string>> = {
  correct: '',
  almost: practiceTexts.almostIsNoTry,
};

/** Without points where none are credited, or not yet. */
interface Judged<Explanation>
  extends
    Pick<JudgedAnswer, 'verdict' | 'feedback' | 'segments' | 'notes'>,
    Partial<Pick<JudgedAnswer, 'points' | 'pointsNote'>> {
  readonly errors: readonly ExplainedMistake<Explanation>[];
}

interface VerdictPanelProps<Explanation> {
  readonly judgement: Judged<Explanation>;
  /** What the learner did; usually written. */
  readonly label?: string;
  /** "My answer is right too" and "show the answer", if they apply. */
  readonly actions?: ReactNode;
  /** Opens the explanation of a mistake. */
  readonly onExplain?: (explanation: Explanation) => void;
  /** The heading level, if the panel is not directly below the page title. */
  readonly heading?: 'h2' | 'h5';
}

/** The verdict, then the learner's own words with each mistake named under them. */
export function VerdictPanel<Explanation>({
  judgement,
  label,
  actions,
  onExplain,
  heading: Heading = 'h2',
}: VerdictPanelProps<Explanation>) {
  const { verdict, feedback, segments, errors, notes, points = 0, pointsNote } = judgement;
  // The first note is the feedback itself.
  const [, ...moreNotes] = notes;
  const { frame, text, icon } = knownText(LOOKS, verdict) ?? UNKNOWN_LOOK;
  const says = MESSAGES[verdict] ?? (errors.length === 0 ? feedback : '');
  return (
    <section className="overflow-hidden rounded-xl border border-line bg-surface">
      <header className={`flex flex-wrap items-center gap-x-4 gap-y-1 border-l-4 px-5 py-4 ${frame}`}>
        <Heading className={`flex items-center gap-2.5 text-lg font-bold [&_svg]:size-6 ${text}`}>
          {icon}
          {knownText(practiceTexts.verdicts, verdict) ?? practiceTexts.judged}
        </Heading>
        {points > 0 && (
          <Badge tone="amber" className="ml-auto text-sm">
            <Star aria-hidden className="size-4 fill-current" />
            {practiceTexts.pointsEarned(points)}
          </Badge>
        )}
        {says && (
          <p className="w-full">
            <MixedText>{says}</MixedText>
          </p>
        )}
        {pointsNote && <p className="w-full text-sm">{pointsNote}</p>}
      </header>
      <div className="grid gap-4 p-5 empty:hidden">
        {segments.length > 0 && (
          <AnswerSegments segments={segments} errors={errors} label={label} onExplain={onExplain} />
        )}
        {moreNotes.length > 0 && (
          <ul aria-label={practiceTexts.notes} className="grid list-disc gap-1 pl-5">
            {moreNotes.map(({ message }, index) => (
              <li key={index}>
                <MixedText>{message}</MixedText>
              </li>
            ))}
          </ul>
        )}
        {actions && <div className="flex flex-wrap items-center gap-x-5 gap-y-1">{actions}</div>}
      </div>
    </section>
  );
}
