import type { ShortUnit } from '#contract/path/endpoints.ts';
import { pathTexts as texts } from '#contract/texts/path-screens.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Progress } from '#app/ui/layout/progress.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { BridgeOfUnits } from './bridge-of-units.tsx';
import { addressOf, doneSteps, type ProgressOfPath } from './path-queries.ts';

interface PathSummaryProps {
  readonly units: readonly ShortUnit[];
  readonly progress: ProgressOfPath | undefined;
}

/** How far the bridge has grown, and the one next step. Its size does not depend on the progress. */
export function PathSummary({ units, progress }: PathSummaryProps) {
  const steps = units.flatMap((unit) => unit.steps);
  const done = doneSteps(steps, progress).length;
  const target = progress?.next ?? steps[0];
  const label = progress ? texts.progress(done, steps.length) : texts.progressUnknown(steps.length);
  return (
    <div className="grid gap-5 rounded-lg border border-line bg-surface p-5 shadow-card">
      <BridgeOfUnits units={units} progress={progress} />
      <div className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-center">
        <div className="grid gap-2">
          <p className="font-bold tabular-nums">{label}</p>
          <Progress label={label} value={done} max={steps.length} />
          {progress?.next === null && <p className="text-sm text-ink-soft">{texts.allDone}</p>}
        </div>
        {!progress && <Skeleton className="h-11 sm:min-w-56 noscript:hidden" />}
        {progress && target && (
          <ButtonLink to={addressOf(target)} className="sm:min-w-56">
            <span>
              <MixedText>{done > 0 ? texts.goOn(target.title) : texts.begin(target.title)}</MixedText>
            </span>
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
