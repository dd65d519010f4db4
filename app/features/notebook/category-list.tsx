import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Category } from '#contract/notebook/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { notebookTexts } from '#contract/texts/notebook.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { formatNumber } from '#app/lib/format.ts';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { Confirm } from '#app/ui/overlays/question-dialogs.ts';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { CategoryCard } from './category-card.tsx';
import { NotebookCards } from './notebook-card.tsx';
import { categoriesQuery } from './notebook-queries.ts';
import { useCategoryChanges } from './use-category-changes.ts';

const CategoryDialog = onDemand(() => import('./category-dialog.tsx'));

type Step = { readonly at: 'rest' } | { readonly at: 'renaming' | 'removing'; readonly category: Category };

export function CategoryList({ userId }: { readonly userId: number | null }) {
  const { data, error, refetch } = useQuery(categoriesQuery(userId));
  const { rename, remove } = useCategoryChanges(userId);
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const list = useRef<HTMLDivElement>(null);

  const rest = () => setStep({ at: 'rest' });
  const saveName = (category: Category, name: string) =>
    rename.mutate(
      { category, name },
      {
        onSuccess: () => {
          rest();
          showToast(notebookTexts.renamed, 'success');
        },
      },
    );
  const removeNow = (category: Category) => {
    rest();
    remove.mutate(category, {
      onSuccess: () => {
        // The pressed button was removed with its card.
        list.current?.focus();
        showToast(notebookTexts.removed(category.name), 'success');
      },
      onError: (failure) => showLongToast(failureMessage(failure), 'error'),
    });
  };

  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} className="h-24" />;
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {data.length > 0 ? (
        <NotebookCards label={notebookTexts.title}>
          {data.map((category) => (
            <CategoryCard
              key={category.id}
              category={category}
              onRename={() => {
                rename.reset();
                setStep({ at: 'renaming', category });
              }}
              onRemove={() => setStep({ at: 'removing', category })}
            />
          ))}
        </NotebookCards>
      ) : (
        <EmptyState
          picture={<QuietBridge className="w-44 text-indigo" />}
          title={notebookTexts.emptyTitle}
          actions={<ButtonLink to={paths.search}>{notebookTexts.lookUp}</ButtonLink>}
        >
          {notebookTexts.emptyText}
        </EmptyState>
      )}
      <OnDemand key={step.at} onFailed={rest}>
        {step.at === 'renaming' && (
          <CategoryDialog
            title={notebookTexts.renameTitle}
            name={step.category.name}
            saveLabel={notebookTexts.rename}
            busyLabel={rename.isPending && notebookTexts.renaming}
            failure={rename.error && failureMessage(rename.error)}
            onSave={(name) => saveName(step.category, name)}
            onClose={rest}
          />
        )}
        {step.at === 'removing' && (
          <Confirm
            open
            dangerous
            question={notebookTexts.removeQuestion(step.category.name)}
            explanation={lossOf(step.category)}
            confirmLabel={notebookTexts.remove}
            onConfirm={() => removeNow(step.category)}
            onCancel={rest}
          />
        )}
      </OnDemand>
    </div>
  );
}

const lossOf = ({ itemCount }: Category) =>
  itemCount > 0 ? notebookTexts.removesWords(formatNumber(itemCount)) : notebookTexts.removesNothing;
