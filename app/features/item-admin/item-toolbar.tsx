import { useMutation } from '@tanstack/react-query';
import { Download, History, Plus, SearchX, Upload } from 'lucide-react';
import { exportItems } from '#contract/dictionary/admin-endpoints.ts';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { missedSearchTexts } from '#contract/texts/missed-searches.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { useListAddress } from '#app/lib/api/use-list-address.ts';
import { formatFileDay } from '#app/lib/format.ts';
import { saveCsv } from '#app/lib/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { ListSearch } from '#app/ui/forms/list-search.tsx';
import { showLongToast } from '#app/ui/overlays/toast.tsx';

interface ItemToolbarProps {
  readonly onAdd: () => void;
  readonly onImport: () => void;
  readonly onHistory: () => void;
  readonly onMissed: () => void;
}

export function ItemToolbar({ onAdd, onImport, onHistory, onMissed }: ItemToolbarProps) {
  const { search, setSearch } = useListAddress();
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <ListSearch label={itemAdminTexts.search} search={search} onSearch={setSearch} />
      <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto sm:flex-wrap">
        <Button className="col-span-2" icon={<Plus aria-hidden className="size-5" />} onClick={onAdd}>
          {itemAdminTexts.add}
        </Button>
        <Button variant="secondary" icon={<Upload aria-hidden className="size-4" />} onClick={onImport}>
          {itemAdminTexts.import}
        </Button>
        <ExportButton />
        <Button
          variant="secondary"
          className="col-span-2"
          icon={<History aria-hidden className="size-4" />}
          onClick={onHistory}
        >
          {itemAdminTexts.history}
        </Button>
        <Button
          variant="secondary"
          className="col-span-2"
          icon={<SearchX aria-hidden className="size-4" />}
          onClick={onMissed}
        >
          {missedSearchTexts.title}
        </Button>
      </div>
    </div>
  );
}

function ExportButton() {
  const api = useApi();
  const download = useMutation({
    mutationFn: () => api.call(exportItems, {}),
    onSuccess: (csv) => saveCsv(itemAdminTexts.exportFile(formatFileDay(new Date())), csv),
    onError: (error) => showLongToast(failureMessage(error), 'error'),
  });
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden className="size-4" />}
      busyLabel={download.isPending && itemAdminTexts.exporting}
      onClick={() => download.mutate()}
    >
      {itemAdminTexts.export}
    </Button>
  );
}
