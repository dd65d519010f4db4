import { type RefObject, useEffect, useRef } from 'react';
import type { SentenceFeedback, SentenceReport } from '#contract/lesson-feedback/lesson-feedback.ts';
import { lessonFeedbackTexts as texts } from '#contract/texts/lesson-feedback.ts';
import { Badge } from '#app/ui/badge.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { RecentComments, ReviewNotes } from './comments-and-notes.tsx';
import { toDoAt } from './decided.ts';
import { ModeFigures, WrongAnswers } from './practice-facts.tsx';
import { ReportList } from './report-list.tsx';
import { SuggestionList, type WaitingSuggestion } from './suggestion-list.tsx';
import type { Decisions } from './use-decisions.ts';

interface SentenceCardProps {
  readonly sentence: SentenceFeedback;
  /** Path of its editor. */
  readonly editPath: string;
  readonly commentsPath: string | null;
  readonly decisions: Decisions;
  readonly onReject: (suggestion: WaitingSuggestion) => void;
  readonly onDecline: (report: SentenceReport) => void;
}

/** One sentence with all its feedback; open decisions come first. */
export function SentenceCard(props: SentenceCardProps) {
  const { sentence, editPath, commentsPath, decisions, onReject, onDecline } = props;
  const card = useKeepFocus(toDoAt(sentence));
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={sentence.viSentence}
      className="grid gap-5 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <div className="grid gap-1">
        <h3 className="text-lg font-bold">{sentence.viSentence}</h3>
        <JapaneseText as="p">{sentence.jpSentence}</JapaneseText>
        {!sentence.published && (
          <p>
            <Badge>{texts.unpublished}</Badge>
          </p>
        )}
        <ModeFigures modes={sentence.modes} />
        <p>
          <TextLink to={editPath} className="inline-flex min-h-11 items-center text-sm">
            {texts.edit}
          </TextLink>
        </p>
      </div>
      <SuggestionList suggestions={sentence.suggestions} accept={decisions.accept} onReject={onReject} />
      <ReportList
        reports={sentence.reports}
        onFixed={({ id }) => decisions.markFixed.mutate(id)}
        onDecline={onDecline}
      />
      <WrongAnswers wrongAnswers={sentence.wrongAnswers} />
      <RecentComments comments={sentence.comments} commentCount={sentence.commentCount} to={commentsPath} />
      <ReviewNotes notes={sentence.notes} />
    </article>
  );
}

/** Deciding removes the pressed button: keep keyboard focus on the sentence. */
function useKeepFocus(toDo: number): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const before = useRef(toDo);
  useEffect(() => {
    const isLess = toDo < before.current;
    before.current = toDo;
    if (isLess && document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [toDo]);
  return card;
}
