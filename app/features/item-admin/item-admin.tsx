import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ImportReport } from '#contract/dictionary/admin-endpoints.ts';
import { deleteItem } from '#contract/dictionary/endpoints.ts';
import type { Item, SavedItem } from '#contract/dictionary/item.ts';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { showToast } from '#app/ui/overlays/toast.tsx';
import { ChangeNotice, type LastChange } from './change-notice.tsx';
import { ItemList } from './item-list.tsx';
import { ItemToolbar } from './item-toolbar.tsx';
import { useItemPage } from './use-item-page.ts';

const ItemDialog = onDemand(() => import('./item-dialog.tsx'));
const ImportDialog = onDemand(() => import('./import-dialog.tsx'));
const HistoryDialog = onDemand(() => import('./history-dialog.tsx'));
const MissedSearchesDialog = onDemand(() => import('./missed-searches-dialog.tsx'));
const Confirm = onDemand(() => import('#app/ui/overlays/confirm.tsx'));

type Step =
  | { readonly at: 'rest' | 'importing' | 'history' | 'missed' }
  | { readonly at: 'adding'; readonly word?: string }
  | { readonly at: 'editing' | 'deleting'; readonly item: Item };

/** The dictionary list with all its actions, one dialog at a time. */
export function ItemAdmin() {
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const [lastChange, setLastChange] = useState<LastChange | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const page = useItemPage();
  const remove = useDeleteItem(({ kanji }, changeId) =>
    setLastChange({ kind: 'deleted', word: kanji, changeId }),
  );

  const rest = () => setStep({ at: 'rest' });
  const saved = (kind: 'created' | 'edited', { changeId, ...item }: SavedItem) => {
    if (kind === 'created') page.add(item);
    else page.replace(item);
    rest();
    // Saved without changes: there is nothing to undo, and the previous change stays the last one.
    if (changeId) setLastChange({ kind, word: item.kanji, changeId });
  };
  const imported = (file: string, report: ImportReport) => {
    page.reload();
    rest();
    setLastChange({ kind: 'imported', file, report });
  };
  const deleteNow = (item: Item) => {
    rest();
    setLastChange(null);
    remove.mutate(item);
  };
  const forgetChange = () => {
    setLastChange(null);
    list.current?.focus();
  };

  return (
    <div className="grid grid-cols-1 gap-5">
      <ItemToolbar
        onAdd={() => setStep({ at: 'adding' })}
        onImport={() => setStep({ at: 'importing' })}
        onHistory={() => setStep({ at: 'history' })}
        onMissed={() => setStep({ at: 'missed' })}
      />
      {lastChange && <ChangeNotice change={lastChange} onUndone={forgetChange} onClose={forgetChange} />}
      {remove.error && <DeleteFailure key={remove.submittedAt} message={failureMessage(remove.error)} />}
      <div ref={list} tabIndex={-1} className="outline-none">
        <ItemList
          busy={remove.isPending}
          onEdit={(item) => setStep({ at: 'editing', item })}
          onDelete={(item) => setStep({ at: 'deleting', item })}
        />
      </div>
      <OnDemand key={step.at} onFailed={rest}>
        {step.at === 'adding' && (
          <ItemDialog
            item={null}
            word={step.word}
            onSaved={(item) => saved('created', item)}
            onClose={rest}
          />
        )}
        {step.at === 'editing' && (
          <ItemDialog item={step.item} onSaved={(item) => saved('edited', item)} onClose={rest} />
        )}
        {step.at === 'deleting' && (
          <Confirm
            open
            dangerous
            question={itemAdminTexts.deleteQuestion}
            explanation={<DeleteText item={step.item} />}
            confirmLabel={itemAdminTexts.deleteConfirm}
            onConfirm={() => deleteNow(step.item)}
            onCancel={rest}
          />
        )}
        {step.at === 'importing' && <ImportDialog onImported={imported} onClose={rest} />}
        {step.at === 'history' && <HistoryDialog onClose={rest} />}
        {step.at === 'missed' && (
          <MissedSearchesDialog onAdd={(word) => setStep({ at: 'adding', word })} onClose={rest} />
        )}
      </OnDemand>
    </div>
  );
}

function useDeleteItem(onDeleted: (item: Item, changeId: string) => void) {
  const api = useApi();
  const page = useItemPage();
  return useMutation({
    mutationFn: ({ id }: Item) => api.call(deleteItem, { params: { id: String(id) } }),
    onSuccess: ({ changeId }, item) => {
      showToast(itemAdminTexts.deleteSucceeded, 'success');
      page.remove(item);
      onDeleted(item, changeId);
    },
  });
}

/** A message above the list (PRODUCT.md, Dictionary). It receives focus, because the row may be far below. */
function DeleteFailure({ message }: { readonly message: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} role="alert" className="rounded-md bg-error-wash px-4 py-3 text-error">
      {itemAdminTexts.deleteFailed(message)}
    </p>
  );
}

const DeleteText = ({ item }: { readonly item: Item }) => (
  <>
    <JapaneseText className="font-bold text-ink">{item.kanji}</JapaneseText> {itemAdminTexts.deleteText}
  </>
);
