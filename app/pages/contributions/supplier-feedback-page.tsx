import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { lessonFeedbackTexts as texts } from '#contract/texts/lesson-feedback.ts';
import { LessonList } from '#app/features/lesson-feedback/lesson-list.tsx';
import { LessonView } from '#app/features/lesson-feedback/lesson-view.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useSession } from '#app/lib/session/session.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { Page } from '#app/ui/layout/page.tsx';

/** The list of lessons, or the one in the URL, so that reload and "back" restore it. */
export default function SupplierFeedbackPage() {
  const session = useSession();
  const [params] = useSearchParams();
  const lessonId = params.get('lesson');
  const userId = session?.userId ?? null;
  const isAdmin = session?.roles.includes('ADMIN') ?? false;
  const title = isAdmin ? texts.titleForAdmins : texts.title;
  return (
    <Page
      title={title}
      lead={lessonId === null && (isAdmin ? texts.leadForAdmins : texts.lead)}
      trail={lessonId !== null && <BackLink to={paths.feedbackSupplier}>{texts.backToLessons}</BackLink>}
      narrow
    >
      <PageHead title={title} />
      {lessonId === null ? (
        <LessonList userId={userId} />
      ) : (
        <LessonView key={lessonId} lessonId={lessonId} userId={userId} />
      )}
    </Page>
  );
}
