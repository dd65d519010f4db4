import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { fileImportTexts as texts } from '#contract/texts/files.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Button } from '../button.tsx';
import { Field } from '../forms/field.tsx';
import { Dialog } from './dialog.tsx';

interface ImportOutcome {
  /** False for a check, and whenever a row has an error: then nothing was changed. */
  readonly applied: boolean;
  readonly created: number;
  readonly edited: number;
  readonly errorCount: number;
}

interface ImportDialogProps<R extends ImportOutcome> {
  readonly title: string;
  readonly description: ReactNode;
  /** Above the file input: where to get a file in the right format. */
  readonly help?: ReactNode;
  /** Checks the file in a dry run, or imports it. */
  readonly send: (file: File, dryRun: boolean) => Promise<R>;
  /** The changes and errors of the file. */
  readonly children: (report: R) => ReactNode;
  readonly onImported: (file: string, report: R) => void;
  readonly onClose: () => void;
}

/** A chosen file is checked at once; only a file without errors can be imported. */
export function ImportDialog<R extends ImportOutcome>(props: ImportDialogProps<R>) {
  const { title, description, help, children, onClose } = props;
  const [file, setFile] = useState<File | null>(null);
  const { check, run } = useImport(props);
  // A refused import shows what has changed since the check.
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
      title={title}
      description={description}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button
            disabled={!ready}
            busyLabel={run.isPending && texts.importing}
            onClick={() => file && run.mutate(file)}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-5" aria-busy={check.isPending}>
        {help}
        <Field
          label={texts.file}
          type="file"
          accept=".csv,.tsv,text/csv"
          className="py-1.5 pl-1.5 file:mr-3 file:min-h-8.5 file:rounded-sm file:bg-indigo-wash file:px-3 file:font-bold file:text-indigo"
          disabled={run.isPending}
          error={error && failureMessage(error)}
          // So that the same file can be chosen again after it was fixed.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          onChange={choose}
        />
        {check.isPending && <p role="status">{texts.checking}</p>}
        {report && children(report)}
      </div>
    </Dialog>
  );
}

function useImport<R extends ImportOutcome>({
  send,
  onImported,
}: Pick<ImportDialogProps<R>, 'send' | 'onImported'>) {
  const check = useMutation({ mutationFn: (file: File) => send(file, true) });
  const run = useMutation({
    mutationFn: (file: File) => send(file, false),
    onSuccess: (report, { name }) => {
      if (report.applied) onImported(name, report);
    },
  });
  return { check, run };
}
