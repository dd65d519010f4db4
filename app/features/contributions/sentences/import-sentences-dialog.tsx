import { FileDown } from 'lucide-react';
import type { ContributedLesson } from '#contract/contributions/contribution.ts';
import { importSentences, type SentenceImportReport } from '#contract/contributions/sentence-endpoints.ts';
import { fileImportTexts } from '#contract/texts/files.ts';
import {
  sentenceColumnNames,
  sentenceEditorTexts,
  sentenceEditorTexts as texts,
} from '#contract/texts/sentences.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { formatNumber } from '#app/lib/format.ts';
import { saveCsv } from '#app/lib/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { ImportDialog } from '#app/ui/overlays/import-dialog.tsx';
import { ImportReport } from '#app/ui/overlays/import-report.tsx';
import { showLongToast } from '#app/ui/overlays/toast.tsx';
import { useContributionsChanged } from '../contribution-queries.ts';

const { templateRow } = sentenceEditorTexts;
const columns = Object.keys(templateRow) as (keyof typeof templateRow)[];

/** A sample file with one sentence to replace. A row without an id creates a new sentence. */
const SENTENCE_TEMPLATE = [
  columns.map((column) => sentenceColumnNames[column]),
  columns.map((column) => templateRow[column]),
]
  .map((cells) => `${cells.join(',')}\r\n`)
  .join('');

interface ImportSentencesDialogProps {
  readonly lesson: ContributedLesson;
  readonly onClose: () => void;
}

/** Imports many sentences from a spreadsheet. */
export default function ImportSentencesDialog({ lesson, onClose }: ImportSentencesDialogProps) {
  const api = useApi();
  const changed = useContributionsChanged();
  const imported = (file: string, { created, edited }: SentenceImportReport) => {
    showLongToast(texts.imported(file, formatNumber(created), formatNumber(edited)), 'success');
    void changed();
    onClose();
  };
  return (
    <ImportDialog
      title={texts.importTitle}
      description={texts.importText}
      help={
        <div className="grid gap-1">
          <p className="text-sm text-ink-soft">{texts.importColumns}</p>
          <Button
            variant="quiet"
            className="-ml-3 justify-self-start px-3!"
            icon={<FileDown aria-hidden className="size-4" />}
            onClick={() => saveCsv(texts.templateFile, SENTENCE_TEMPLATE)}
          >
            {texts.template}
          </Button>
        </div>
      }
      send={(file, dryRun) =>
        api.call(importSentences, {
          params: { lessonId: String(lesson.id) },
          query: { dryRun: dryRun ? 'true' : 'false' },
          body: { file },
        })
      }
      onImported={imported}
      onClose={onClose}
    >
      {(report) => <SentenceReport report={report} />}
    </ImportDialog>
  );
}

function SentenceReport({ report }: { readonly report: SentenceImportReport }) {
  const { rows, created, edited, unchanged, errors, errorCount, warnings, warningCount } = report;
  return (
    <ImportReport
      figures={[
        { name: fileImportTexts.rows, count: rows },
        { name: texts.newRows, count: created },
        { name: texts.changedRows, count: edited },
        { name: fileImportTexts.unchangedRows, count: unchanged },
      ]}
      errors={{ notes: errors, count: errorCount }}
      warnings={{ notes: warnings, count: warningCount }}
      verdict={created + edited > 0 ? texts.importReady : texts.importNothing}
    />
  );
}
