import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { notebookTexts } from '#contract/texts/notebook.ts';
import { categoriesQuery } from '#app/features/notebook/notebook-queries.ts';
import { AllWords } from '#app/features/notebook/words/category-words.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useMemoryOfWords } from '#app/lib/memory/use-memory.ts';
import { useSession } from '#app/lib/session/session.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { Page } from '#app/ui/layout/page.tsx';

export default function NotebookWordsPage() {
  const userId = useSession()?.userId ?? null;
  const memoryOf = useMemoryOfWords();
  const { data: categories = [] } = useQuery(categoriesQuery(userId));
  return (
    <Page
      title={notebookTexts.allTitle}
      lead={notebookTexts.allLead}
      trail={<BackLink to={paths.categories}>{notebookTexts.backToNotebook}</BackLink>}
    >
      <PageHead title={notebookTexts.allTitle} />
      <AllWords userId={userId} categories={categories} title={notebookTexts.allTitle} memoryOf={memoryOf} />
    </Page>
  );
}
