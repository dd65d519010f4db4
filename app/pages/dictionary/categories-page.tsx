import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { paths } from '#contract/paths.ts';
import { ankiPageTexts } from '#contract/texts/anki-export.ts';
import { notebookTexts } from '#contract/texts/notebook.ts';
import { CategoryList } from '#app/features/notebook/category-list.tsx';
import { CreateCategory } from '#app/features/notebook/create-category.tsx';
import { categoriesQuery } from '#app/features/notebook/notebook-queries.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useSession } from '#app/lib/session/session.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { ButtonLink, TextLink } from '#app/ui/link.tsx';

export default function CategoriesPage() {
  const userId = useSession()?.userId ?? null;
  const { data: categories = [] } = useQuery(categoriesQuery(userId));
  const hasWords = categories.some(({ itemCount }) => itemCount > 0);
  return (
    <Page
      title={notebookTexts.title}
      lead={notebookTexts.lead}
      action={
        <div className="flex flex-wrap gap-3">
          {hasWords && (
            <ButtonLink to={paths.notebookWords} variant="secondary">
              <BookOpen aria-hidden className="size-5" />
              {notebookTexts.seeAll}
            </ButtonLink>
          )}
          <CreateCategory userId={userId} />
        </div>
      }
    >
      <PageHead title={notebookTexts.title} />
      <CategoryList userId={userId} />
      {hasWords && (
        <p className="mt-8">
          <TextLink to={paths.ankiOf('all')}>{ankiPageTexts.link}</TextLink>
        </p>
      )}
    </Page>
  );
}
