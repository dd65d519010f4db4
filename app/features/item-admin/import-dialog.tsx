import { importItems, type ImportReport as Report } from '#contract/dictionary/admin-endpoints.ts';
import { fileImportTexts } from '#contract/texts/files.ts';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { ImportDialog } from '#app/ui/overlays/import-dialog.tsx';
import { ImportReport } from '#app/ui/overlays/import-report.tsx';

interface ImportItemsDialogProps {
  readonly onImported: (file: string, report: Report) => void;
  readonly onClose: () => void;
}

export default function ImportItemsDialog({ onImported, onClose }: ImportItemsDialogProps) {
  const api = useApi();
  return (
    <ImportDialog
      title={itemAdminTexts.importTitle}
      description={itemAdminTexts.importText}
      send={(file, dryRun) =>
        api.call(importItems, { query: { dryRun: dryRun ? 'true' : 'false' }, body: { file } })
      }
      onImported={onImported}
      onClose={onClose}
    >
      {(report) => <ItemReport report={report} />}
    </ImportDialog>
  );
}

function ItemReport({ report }: { readonly report: Report }) {
  const { rows, created, edited, unchanged, errors, errorCount } = report;
  return (
    <ImportReport
      figures={[
        { name: fileImportTexts.rows, count: rows },
        { name: itemAdminTexts.newRows, count: created },
        { name: itemAdminTexts.changedRows, count: edited },
        { name: fileImportTexts.unchangedRows, count: unchanged },
      ]}
      errors={{ notes: errors, count: errorCount }}
      verdict={created + edited > 0 ? itemAdminTexts.importReady : itemAdminTexts.importNothing}
    />
  );
}
