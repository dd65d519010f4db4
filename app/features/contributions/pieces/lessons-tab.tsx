import { useQuery } from '@tanstack/react-query';
import type { ContributedCurriculum } from '#contract/contributions/contribution.ts';
import { paths } from '#contract/paths.ts';
import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { LessonLevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import {
  contributedCurriculumsQuery,
  contributedLessonsQuery,
  contributedTopicsQuery,
  useContributorId,
} from '../contribution-queries.ts';
import { LessonDialog } from '../late-parts.ts';
import { NothingChosen } from '../nothing-chosen.tsx';
import { useContributionAddress } from '../use-contribution-address.ts';
import { OpenLesson } from './open-lesson.tsx';
import { PieceList } from './piece-list.tsx';
import { CurriculumChoice, TopicChoice } from './place-choice.tsx';

/** The contributor's lessons in one curriculum. An opened lesson replaces the list and shows its sentences. */
export function LessonsTab() {
  const authorId = useContributorId();
  const { topicId, curriculumId } = useContributionAddress();
  const topics = useQuery(contributedTopicsQuery(authorId));
  const topic = topics.data?.find(({ id, deletedAt }) => id === topicId && deletedAt === null);
  const curriculums = useQuery({
    ...contributedCurriculumsQuery(topic?.id ?? 0, authorId),
    enabled: topic !== undefined,
  });
  const failed = [topics, curriculums].find(({ data, error }) => !data && error);

  if (failed)
    return <ErrorState message={failureMessage(failed.error)} onRetry={() => void failed.refetch()} />;
  if (!topics.data || curriculums.isLoading) return <ListSkeleton rows={4} className="h-32" />;
  const offered = curriculums.data?.filter(isPresent) ?? [];
  const curriculum = offered.find(({ id }) => id === curriculumId);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TopicChoice topics={topics.data.filter(isPresent)} />
        {topic && <CurriculumChoice curriculums={offered} />}
      </div>
      {curriculum ? (
        <Lessons key={curriculum.id} curriculum={curriculum} />
      ) : (
        <NothingChosen title={texts.nothingChosenForLessons} createIn={topic ? 'curriculums' : 'topics'} />
      )}
    </div>
  );
}

const isPresent = ({ deletedAt }: { readonly deletedAt: string | null }) => deletedAt === null;

function Lessons({ curriculum }: { readonly curriculum: ContributedCurriculum }) {
  const query = contributedLessonsQuery(curriculum.id, useContributorId());
  const { data, error, refetch } = useQuery(query);
  const { lessonId, hrefOf, open } = useContributionAddress();

  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} className="h-32" />;
  const own = data.filter(({ editable }) => editable);
  if (lessonId !== null)
    return <OpenLesson lesson={own.find((lesson) => lesson.id === lessonId && isPresent(lesson))} />;
  return (
    <PieceList
      kind="lessons"
      texts={{
        add: texts.addLesson,
        empty: texts.noLessons,
        emptyText: texts.noLessonsText,
        removeQuestion: texts.removeLesson,
        removeText: texts.removeLessonText,
      }}
      look={{
        label: texts.lessonList,
        hrefOf: ({ id }) => hrefOf({ lessonId: id }),
        learnerPathOf: ({ id }) =>
          paths.practice({ topicId: curriculum.topicId, curriculumId: curriculum.id, lessonId: id }),
        renderFacts: ({ mean, level, sentences, unsent }) => (
          <>
            <span className="w-full text-base text-ink">{mean}</span>
            <LessonLevelBadge level={level} />
            <span>{texts.sentenceCount(sentences.length)}</span>
            {unsent > 0 && <span>{texts.unsentCount(unsent)}</span>}
          </>
        ),
      }}
      pieces={own}
      queryKey={query.queryKey}
      renderDialog={(props) => (
        <LessonDialog {...props} topicId={curriculum.topicId} curriculumId={curriculum.id} />
      )}
      // Continue with its sentences.
      onCreated={({ id }) => open({ lessonId: id })}
    />
  );
}
