import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { importItems, type ImportReport } from '#contract/dictionary/upkeep-endpoints.ts';
import { itemAdminTexts } from '#contract/texts/item-admin.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { useApi } from '#app/lib/endpoint-query.ts';
import { failureMessage } from '#app/lib/failure-message.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import { ImportReportView } from './import-report-view.tsx';

interface ImportDialogProps {
  readonly onImported: (file: string, report: ImportReport) => void;
  readonly onClose: () => void;
}

/** A chosen file is checked at once; only one without an error can be imported. */
export default function ImportDialog({ onImported, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const { check, run } = useImport(onImported);
  // A run that was refused tells what has changed since the check.
  const report = check.isPending ? undefined : (run.data ?? check.data);
  const ready = report?.errorCount === 0 && report.created + report.edited > 0;
  const error = run.error ?? check.error;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (!chosen) return;
    setFile(chosen);
    run.reset();
    check.mutate(chosen);
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={itemAdminTexts.importTitle}
      description={itemAdminTexts.importText}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button
            disabled={!ready}
            busyLabel={run.isPending && itemAdminTexts.importing}
            onClick={() => file && run.mutate(file)}
          >
            {itemAdminTexts.importConfirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-5" aria-busy={check.isPending}>
        <Field
          label={itemAdminTexts.importFile}
          type="file"
          accept=".csv,.tsv,text/csv"
          className="py-1.5 pl-1.5 file:mr-3 file:min-h-8.5 file:rounded-sm file:bg-indigo-wash file:px-3 file:font-bold file:text-indigo"
          disabled={run.isPending}
          error={error && failureMessage(error)}
          // So that the same file can be chosen again when it has been corrected.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          onChange={choose}
        />
        {check.isPending && <p role="status">{itemAdminTexts.checking}</p>}
        {report && <ImportReportView report={report} />}
      </div>
    </Dialog>
  );
}

function useImport(onImported: ImportDialogProps['onImported']) {
  const api = useApi();
  const check = useMutation({
    mutationFn: (file: File) => api.call(importItems, { query: { dryRun: 'true' }, body: { file } }),
  });
  const run = useMutation({
    mutationFn: (file: File) => api.call(importItems, { query: { dryRun: 'false' }, body: { file } }),
    onSuccess: (report, { name }) => {
      if (report.applied) onImported(name, report);
    },
  });
  return { check, run };
}
