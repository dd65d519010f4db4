import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportItems } from '#contract/dictionary/upkeep-endpoints.ts';
import { itemAdminTexts } from '#contract/texts/item-admin.ts';
import { useApi } from '#app/lib/endpoint-query.ts';
import { failureMessage } from '#app/lib/failure-message.ts';
import { formatFileDay } from '#app/lib/format.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { showLongToast } from '#app/ui/toast.tsx';

// Spreadsheets take a file for UTF-8 by this mark; reading the reply as text has taken it away.
const BYTE_ORDER_MARK = '\uFEFF';

export function ExportButton() {
  const api = useApi();
  const download = useMutation({
    mutationFn: () => api.call(exportItems, {}),
    onSuccess: (csv) =>
      saveFile(
        itemAdminTexts.exportFile(formatFileDay(new Date())),
        new Blob([BYTE_ORDER_MARK, csv], { type: exportItems.contentType }),
      ),
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
