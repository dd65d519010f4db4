import { notebookTexts } from '#contract/texts/notebook.ts';
import { CategoryList } from '#app/features/notebook/category-list.tsx';
import { CreateCategory } from '#app/features/notebook/create-category.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useSession } from '#app/lib/session/session.ts';
import { Page } from '#app/ui/layout/page.tsx';

export default function CategoriesPage() {
  const userId = useSession()?.userId ?? null;
  return (
    <Page title={notebookTexts.title} lead={notebookTexts.lead} action={<CreateCategory userId={userId} />}>
      <PageHead title={notebookTexts.title} />
      <CategoryList userId={userId} />
    </Page>
  );
}
