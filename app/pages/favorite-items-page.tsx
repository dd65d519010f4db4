import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { notebookTexts } from '#contract/texts/notebook.ts';
import { FavoriteList } from '#app/features/notebook/favorite-list.tsx';
import { categoriesQuery } from '#app/features/notebook/notebook-queries.ts';
import { PageHead } from '#app/lib/page-head.tsx';
import { paths } from '#app/lib/paths.ts';
import { useSession } from '#app/lib/session.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { Page } from '#app/ui/page.tsx';

export default function FavoriteItemsPage() {
  const { categoryId = '' } = useParams();
  const userId = useSession()?.userId ?? null;
  const { data: categories = [] } = useQuery(categoriesQuery(userId));
  const isThis = ({ id }: { id: number }) => String(id) === categoryId;
  const title = categories.find(isThis)?.name ?? notebookTexts.itemsTitle;
  return (
    <Page
      title={<span className="wrap-anywhere">{title}</span>}
      lead={notebookTexts.itemsLead}
      action={
        <ButtonLink variant="secondary" to={paths.categories}>
          <ArrowLeft aria-hidden className="size-4" />
          {notebookTexts.backToNotebook}
        </ButtonLink>
      }
    >
      <PageHead title={title} />
      <FavoriteList
        key={categoryId}
        categoryId={categoryId}
        userId={userId}
        others={categories.filter((category) => !isThis(category))}
      />
    </Page>
  );
}
