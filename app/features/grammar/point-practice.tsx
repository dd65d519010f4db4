import type { ReactNode } from 'react';
import type { GrammarUse, SentenceWithPoint } from '#contract/grammar/grammar-use.ts';
import { ITEM_LEVEL_OF } from '#contract/levels.ts';
import { paths } from '#contract/paths.ts';
import { grammarTexts } from '#contract/texts/grammar.ts';
import { formatNumber } from '#app/lib/format.ts';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { MarkedSentence } from '#app/ui/japanese/marked-sentence.tsx';
import { TrialSheet } from '#app/ui/layout/trial-sheet.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { GrammarSection } from './grammar-section.tsx';

interface PointPracticeProps {
  readonly usage: GrammarUse;
  /** The sentences to try, loaded when scrolled near. */
  readonly exercise: ReactNode;
}

/** The point in sentences of ours: some to try, then some to read. Nothing if it occurs in none. */
export function PointPractice({ usage, exercise }: PointPracticeProps) {
  const { sentences, lessons, listed, trial } = usage;
  const [first] = trial;
  if (!first) return null;
  return (
    <>
      <GrammarSection heading={grammarTexts.tryHeading}>
        <p className="text-ink-soft">{grammarTexts.tryLead(formatNumber(trial.length))}</p>
        <TrialSheet
          sentence={first.viSentence}
          lessonPath={paths.practiceSentence({ ...first, sentenceId: first.id })}
          openLesson={grammarTexts.openLesson}
          exercise={exercise}
        />
      </GrammarSection>
      <GrammarSection heading={grammarTexts.lessonsHeading}>
        <p className="text-ink-soft">
          {grammarTexts.lessonsCount(formatNumber(sentences), formatNumber(lessons))}
        </p>
        <ul className="grid gap-5">
          {listed.map((lesson) => (
            <li key={lesson.lessonId} className="grid gap-2">
              <LessonOfPoint lesson={lesson} />
            </li>
          ))}
        </ul>
      </GrammarSection>
    </>
  );
}

function LessonOfPoint({ lesson }: { readonly lesson: GrammarUse['listed'][number] }) {
  const { mean, level, sentences } = lesson;
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-x-3">
        <TextLink to={paths.practice(lesson)} className="inline-flex min-h-11 items-center">
          {mean}
        </TextLink>
        <LevelBadge level={ITEM_LEVEL_OF[level]} />
      </h3>
      {sentences.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {sentences.map((sentence) => (
            <li key={sentence.id} className="p-4 sm:px-5">
              <SentenceOfPoint sentence={sentence} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const SentenceOfPoint = ({ sentence }: { readonly sentence: SentenceWithPoint }) => (
  <MarkedSentence
    before={sentence.before}
    marked={sentence.point}
    after={sentence.after}
    translation={sentence.viSentence}
  />
);
