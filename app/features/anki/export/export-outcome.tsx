import { Download } from 'lucide-react';
import { ankiExportTexts as texts } from '#contract/texts/anki-export.ts';
import { Button } from '#app/ui/button.tsx';
import { Progress } from '#app/ui/layout/progress.tsx';
import type { ExportProgress } from './make-export.ts';
import type { ExportState, FinishedExport } from './use-export.ts';

export function ExportProgressBar({ progress: { phase, done, all } }: { readonly progress: ExportProgress }) {
  const label = texts.progress[phase](done, all);
  return (
    <div className="grid gap-2">
      <p className="text-sm tabular-nums">{label}</p>
      <Progress label={label} value={done} max={all} />
    </div>
  );
}

interface ExportOutcomeProps {
  readonly state: ExportState;
  readonly onSaveAgain: (finished: FinishedExport) => void;
}

/** How the last export ended. Always there, so that screen readers hear what appears in it. */
export function ExportOutcome({ state, onSaveAgain }: ExportOutcomeProps) {
  return (
    <div role="status" className="empty:hidden">
      {state.step === 'stopped' && <p>{texts.stopped}</p>}
      {state.step === 'failed' && <p className="text-error">{state.message}</p>}
      {state.step === 'done' && <Finished finished={state.finished} onSaveAgain={onSaveAgain} />}
    </div>
  );
}

interface FinishedProps {
  readonly finished: FinishedExport;
  readonly onSaveAgain: (finished: FinishedExport) => void;
}

function Finished({ finished, onSaveAgain }: FinishedProps) {
  const { name, notes, gone, withoutSound, request } = finished;
  return (
    <div className="grid justify-items-start gap-2 rounded-lg bg-sunken p-4">
      <p className="font-bold wrap-anywhere">{texts.done(name, notes)}</p>
      {gone > 0 && <p>{texts.gone(gone)}</p>}
      {withoutSound > 0 && <p>{texts.withoutSound(withoutSound)}</p>}
      {request.format === 'apkg' && (
        <p className="text-sm text-ink-soft">
          {texts.openApkg} {request.withScheduling && texts.keepSchedule}
        </p>
      )}
      <Button
        variant="secondary"
        size="small"
        icon={<Download aria-hidden className="size-4" />}
        onClick={() => onSaveAgain(finished)}
      >
        {texts.saveAgain}
      </Button>
    </div>
  );
}
