import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportOwnData } from '#contract/own-account/endpoints.ts';
import { ownAccountTexts } from '#contract/texts/own-account.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { formatFileDay } from '#app/lib/format.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { showLongToast } from '#app/ui/overlays/toast.tsx';

export function OwnDataSection() {
  const api = useApi();
  const download = useMutation({
    mutationFn: () => api.call(exportOwnData, {}),
    onSuccess: (data) =>
      saveFile(
        ownAccountTexts.exportFile(formatFileDay(new Date())),
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      ),
    onError: (error) => showLongToast(failureMessage(error), 'error'),
  });
  return (
    <CardSection heading={ownAccountTexts.data}>
      <p className="text-ink-soft">{ownAccountTexts.dataText}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<Download aria-hidden className="size-4" />}
        busyLabel={download.isPending && ownAccountTexts.exporting}
        onClick={() => download.mutate()}
      >
        {ownAccountTexts.exportData}
      </Button>
    </CardSection>
  );
}
