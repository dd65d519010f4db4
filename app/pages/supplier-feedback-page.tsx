import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { lessonFeedbackTexts as texts } from '#contract/texts/lesson-feedback.ts';
import { LessonList } from '#app/features/lesson-feedback/lesson-list.tsx';
import { LessonView } from '#app/features/lesson-feedback/lesson-view.tsx';
import { PageHead } from '#app/lib/page-head.tsx';
import { paths } from '#app/lib/paths.ts';
import { useSession } from '#app/lib/session.ts';
import { TextLink } from '#app/ui/link.tsx';
import { Page } from '#app/ui/page.tsx';

/** The lessons, or the one that the address names: a reload and "back" find it again. */
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
      trail={lessonId !== null && <BackToLessons />}
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

function BackToLessons() {
  return (
    <TextLink to={paths.feedbackSupplier} className="inline-flex min-h-11 items-center gap-2">
      <ArrowLeft aria-hidden className="size-4" />
      {texts.backToLessons}
    </TextLink>
  );
}
