import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { notebookTexts } from '#contract/texts/notebook.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Button } from '#app/ui/button.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { showToast } from '#app/ui/overlays/toast.tsx';
import { useCategoryChanges } from './use-category-changes.ts';

const CategoryDialog = onDemand(() => import('./category-dialog.tsx'));

export function CreateCategory({ userId }: { readonly userId: number | null }) {
  const [open, setOpen] = useState(false);
  const { create } = useCategoryChanges(userId);

  const start = () => {
    create.reset();
    setOpen(true);
  };
  const save = (name: string) =>
    create.mutate(name, {
      onSuccess: () => {
        setOpen(false);
        showToast(notebookTexts.created, 'success');
      },
    });
  return (
    <>
      <Button icon={<FolderPlus aria-hidden className="size-5" />} onClick={start}>
        {notebookTexts.create}
      </Button>
      {open && (
        <OnDemand onFailed={() => setOpen(false)}>
          <CategoryDialog
            title={notebookTexts.create}
            saveLabel={notebookTexts.create}
            busyLabel={create.isPending && notebookTexts.creating}
            failure={create.error && notebookTexts.createFailed(failureMessage(create.error))}
            onSave={save}
            onClose={() => setOpen(false)}
          />
        </OnDemand>
      )}
    </>
  );
}
