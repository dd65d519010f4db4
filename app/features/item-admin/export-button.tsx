import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportItems } from '#contract/dictionary/upkeep-endpoints.ts';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { useApi } from '#app/lib/endpoint-query.ts';
import { failureMessage } from '#app/lib/failure-message.ts';
import { formatFileDay } from '#app/lib/format.ts';
import { saveCsv } from '#app/lib/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { showLongToast } from '#app/ui/toast.tsx';

export function ExportButton() {
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
