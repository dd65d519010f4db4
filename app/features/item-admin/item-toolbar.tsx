import { History, Plus, Upload } from 'lucide-react';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { useListAddress } from '#app/lib/use-list-address.ts';
import { Button } from '#app/ui/button.tsx';
import { ListSearch } from '#app/ui/list-search.tsx';
import { ExportButton } from './export-button.tsx';

interface ItemToolbarProps {
  readonly onAdd: () => void;
  readonly onImport: () => void;
  readonly onHistory: () => void;
}

export function ItemToolbar({ onAdd, onImport, onHistory }: ItemToolbarProps) {
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
      </div>
    </div>
  );
}
