import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LessonFeedback, LessonSummary } from '#contract/lesson-feedback/lesson-feedback.ts';
import { paths } from '#contract/paths.ts';
import { lessonFeedbackTexts as texts } from '#contract/texts/lesson-feedback.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Checkbox } from '#app/ui/forms/field.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { ReviewNotes } from './comments-and-notes.tsx';
import { toDoAt } from './decided.ts';
import { FigureList } from './figure-list.tsx';
import { LessonMarks } from './lesson-card.tsx';
import { lessonFeedbackQuery } from './lesson-feedback-queries.ts';
import { type Refusal, RefusalDialog } from './refusal-dialog.tsx';
import { SentenceCard } from './sentence-card.tsx';
import { useDecisions } from './use-decisions.ts';

interface LessonViewProps {
  /** As in the URL. */
  readonly lessonId: string;
  readonly userId: number | null;
}

/** One lesson, sentence by sentence. */
export function LessonView({ lessonId, userId }: LessonViewProps) {
  const { data, error, refetch } = useQuery(lessonFeedbackQuery(lessonId, userId));
  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} className="h-56" />;
  return (
    <div className="grid gap-6">
      <Card className="grid gap-4">
        <LessonHead lesson={data.lesson} />
        <ReviewNotes notes={data.notes} heading="h3" />
      </Card>
      <Sentences feedback={data} lessonId={lessonId} userId={userId} />
    </div>
  );
}

function LessonHead({ lesson }: { readonly lesson: LessonSummary }) {
  const { id, topicId, curriculumId } = lesson;
  return (
    <>
      <div className="grid gap-1">
        <LessonMarks lesson={lesson} />
        <h2 className="text-2xl font-bold">
          <MixedText>{lesson.mean}</MixedText>
        </h2>
        <p className="text-ink-soft">
          <JapaneseText>{lesson.title}</JapaneseText> · {lesson.curriculum}
        </p>
      </div>
      <FigureList figures={lesson} />
      {lesson.published && (
        <p>
          <ButtonLink variant="secondary" to={paths.practice({ topicId, curriculumId, lessonId: id })}>
            {texts.practise}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function Sentences({ feedback, lessonId, userId }: LessonViewProps & { readonly feedback: LessonFeedback }) {
  const decisions = useDecisions(lessonId, userId);
  const [onlyToDo, setOnlyToDo] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { sentences, lesson } = feedback;
  const visible = onlyToDo ? sentences.filter((sentence) => toDoAt(sentence) > 0) : sentences;
  const refuse = (next: Refusal) => {
    decisions.reject.reset();
    decisions.decline.reset();
    setRefusal(next);
  };
  const commentsPath = (sentenceId: number) =>
    paths.sentenceComments({ ...lesson, lessonId: lesson.id, sentenceId });
  return (
    <section aria-label={texts.sentences} className="grid gap-4">
      {sentences.length > 1 && (
        <Checkbox
          label={texts.onlyToDo}
          checked={onlyToDo}
          onChange={(event) => setOnlyToDo(event.target.checked)}
        />
      )}
      {visible.length === 0 && (
        <p role="status" className="text-ink-soft">
          {onlyToDo ? texts.nothingLeft : texts.noSentences}
        </p>
      )}
      {visible.map((sentence) => (
        <SentenceCard
          key={sentence.id}
          sentence={sentence}
          editPath={paths.lessonEditor(lesson.topicId, lesson.curriculumId, lesson.id)}
          commentsPath={sentence.published ? commentsPath(sentence.id) : null}
          decisions={decisions}
          onReject={(suggestion) => refuse({ kind: 'suggestion', suggestion })}
          onDecline={(report) => refuse({ kind: 'report', report })}
        />
      ))}
      <RefusalDialog refusal={refusal} decisions={decisions} onClose={() => setRefusal(null)} />
    </section>
  );
}
