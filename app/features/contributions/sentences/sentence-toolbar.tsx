import { useMutation } from '@tanstack/react-query';
import { Download, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { SENTENCES_PER_LESSON_MAX } from '#contract/content-limits.ts';
import type { ContributedLesson } from '#contract/contributions/contribution.ts';
import { exportSentences } from '#contract/contributions/sentence-endpoints.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { formatFileDay } from '#app/lib/format.ts';
import { saveCsv } from '#app/lib/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { showLongToast } from '#app/ui/overlays/toast.tsx';
import { useFocusBack } from './use-focus-back.ts';

const ImportSentencesDialog = onDemand(() => import('./import-sentences-dialog.tsx'));

interface SentenceToolbarProps {
  readonly lesson: ContributedLesson;
  readonly count: number;
  /** The author has just returned from writing new sentences. */
  readonly isBack: boolean;
  readonly onAdd: () => void;
}

/** The number of sentences, a button to add one, and file import and export. */
export function SentenceToolbar({ lesson, count, isBack, onAdd }: SentenceToolbarProps) {
  const [importing, setImporting] = useState(false);
  const addButton = useFocusBack(isBack);
  const isFull = count >= SENTENCES_PER_LESSON_MAX;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h3 className="text-xl font-bold">
          {texts.title} <span className="font-normal text-ink-soft tabular-nums">({texts.count(count)})</span>
        </h3>
        <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto">
          {lesson.editable && (
            <>
              <Button
                ref={addButton}
                className="col-span-2"
                disabled={isFull}
                icon={<Plus aria-hidden className="size-5" />}
                onClick={onAdd}
              >
                {texts.add}
              </Button>
              <Button
                variant="secondary"
                icon={<Upload aria-hidden className="size-4" />}
                onClick={() => setImporting(true)}
              >
                {texts.import}
              </Button>
            </>
          )}
          <ExportButton lesson={lesson} />
        </div>
      </div>
      {isFull && <p className="text-sm text-ink-soft">{texts.full}</p>}
      {importing && (
        <OnDemand onFailed={() => setImporting(false)}>
          <ImportSentencesDialog lesson={lesson} onClose={() => setImporting(false)} />
        </OnDemand>
      )}
    </div>
  );
}

function ExportButton({ lesson: { id } }: Pick<SentenceToolbarProps, 'lesson'>) {
  const api = useApi();
  const download = useMutation({
    mutationFn: () => api.call(exportSentences, { params: { lessonId: String(id) } }),
    onSuccess: (csv) => saveCsv(texts.exportFile(id, formatFileDay(new Date())), csv),
    onError: (error) => showLongToast(failureMessage(error), 'error'),
  });
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden className="size-4" />}
      busyLabel={download.isPending && texts.exporting}
      onClick={() => download.mutate()}
    >
      {texts.export}
    </Button>
  );
}
