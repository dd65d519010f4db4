import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { notebookTexts } from '#contract/texts/notebook.ts';
import { categoriesQuery } from '#app/features/notebook/notebook-queries.ts';
import { CategoryWords } from '#app/features/notebook/words/category-words.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useMemoryOfWords } from '#app/lib/memory/use-memory.ts';
import { useSession } from '#app/lib/session/session.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { Page } from '#app/ui/layout/page.tsx';

export default function FavoriteItemsPage() {
  const { categoryId = '' } = useParams();
  const userId = useSession()?.userId ?? null;
  const memoryOf = useMemoryOfWords();
  const { data: categories = [], isSuccess } = useQuery(categoriesQuery(userId));
  const here = categories.find(({ id }) => String(id) === categoryId);
  const title = here?.name ?? notebookTexts.itemsTitle;
  const hasNothingToTap = isSuccess && !here?.itemCount;
  return (
    <Page
      title={<span className="wrap-anywhere">{title}</span>}
      lead={hasNothingToTap ? undefined : notebookTexts.itemsLead}
      trail={<BackLink to={paths.categories}>{notebookTexts.backToNotebook}</BackLink>}
    >
      <PageHead title={title} />
      <CategoryWords
        key={categoryId}
        categoryId={categoryId}
        userId={userId}
        categories={categories}
        title={title}
        memoryOf={memoryOf}
      />
    </Page>
  );
}
