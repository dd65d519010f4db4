import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { LESSON_FEEDBACK_PER_PAGE } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { lessonFeedbackTexts as texts } from '#contract/texts/lesson-feedback.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { pagesIn, useListAddress } from '#app/lib/api/use-list-address.ts';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Pagination } from '#app/ui/layout/pagination.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { LessonCard } from './lesson-card.tsx';
import { lessonListQuery } from './lesson-feedback-queries.ts';

/** The author's lessons with their figures; those with open tasks come first. */
export function LessonList({ userId }: { readonly userId: number | null }) {
  const { page, setPage, hrefOf } = useListAddress();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...lessonListQuery(page, userId),
    placeholderData: keepPreviousData,
  });
  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} className="h-48" />;
  const pages = pagesIn(data.total, LESSON_FEEDBACK_PER_PAGE);
  if (page > pages && !isPlaceholderData) return <Navigate replace to={hrefOf({ page: pages })} />;
  if (data.total === 0)
    return (
      <EmptyState
        picture={<QuietBridge className="w-44 text-indigo" />}
        title={texts.emptyTitle}
        actions={<ButtonLink to={paths.topicSupplier}>{texts.makeLesson}</ButtonLink>}
      >
        {texts.emptyText}
      </EmptyState>
    );
  return (
    <div
      aria-busy={isPlaceholderData}
      className={classNames('grid gap-6', isPlaceholderData && 'opacity-60')}
    >
      <ul aria-label={texts.lessons} className="grid gap-4">
        {data.rows.map((lesson) => (
          <LessonCard key={lesson.id} lesson={lesson} />
        ))}
      </ul>
      <Pagination page={page} pages={pages} onChange={setPage} />
    </div>
  );
}
