import { addCardsTexts as texts } from '#contract/texts/memory.ts';
import { type FittingTest, lastFittingOf, reviewsUntilFitting } from '#core/memory/fitting.ts';
import type { Memory } from '#core/memory/replay.ts';
import { intervalsWhenKnown } from '#core/memory/schedule.ts';
import { DEFAULT_SETTINGS } from '#core/memory/settings.ts';
import { formatDay } from '#app/lib/format.ts';
import type { fitInThread } from '#app/lib/memory/fit-parameters.ts';
import { useFitting } from '#app/lib/memory/use-fitting.ts';
import { Button } from '#app/ui/button.tsx';

interface OwnScheduleProps {
  readonly memory: Memory;
  /** Another one in tests. */
  readonly fit?: typeof fitInThread;
}

/** Whether the schedule is fitted to the learner, and what that changes. */
export function OwnSchedule({ memory, fit }: OwnScheduleProps) {
  const { progress, start } = useFitting(fit);
  const left = reviewsUntilFitting(memory);
  const last = lastFittingOf(memory);
  const lines =
    left === 0 || last
      ? [
          ...(last ? linesOf(memory, last) : []),
          progress.kind === 'done' && progress.fitting.parameters ? testLine(progress.fitting.test) : null,
          left === 0 ? texts.ownReady : texts.ownAgain(left),
        ]
      : [texts.ownTooFew(left)];
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <h3 className="font-bold">{texts.ownTitle}</h3>
      <div role="status" className="grid gap-1 text-ink-soft">
        {lines
          .filter((line) => line !== null)
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </div>
      {left === 0 && (
        <Button
          variant="secondary"
          busyLabel={progress.kind === 'working' && texts.ownWorking}
          onClick={() => void start(memory)}
        >
          {texts.ownFit}
        </Button>
      )}
      {progress.kind === 'failed' && (
        <p role="alert" className="text-error">
          {texts.ownFailed}
        </p>
      )}
    </div>
  );
}

/** What learners see of parameters: the first intervals of a card. */
const INTERVALS = 4;

function linesOf({ settings }: Memory, { at, isChanged }: NonNullable<ReturnType<typeof lastFittingOf>>) {
  const day = formatDay(at);
  const own = intervalsWhenKnown(settings, INTERVALS);
  const usual = intervalsWhenKnown({ ...settings, parameters: DEFAULT_SETTINGS.parameters }, INTERVALS);
  const isOther = own.some((days, place) => days !== usual[place]);
  return [
    isChanged ? texts.ownChanged(day) : texts.ownKept(day),
    isOther ? texts.ownIntervals(own, usual) : null,
  ];
}

/** Only where it shows the improvement: single answers count too, and they are not in these numbers. */
function testLine({ reviews, remembered, before, after }: FittingTest): string | null {
  const percent = {
    remembered: Math.round(100 * remembered),
    before: Math.round(100 * before),
    after: Math.round(100 * after),
  };
  const isNearer =
    Math.abs(percent.after - percent.remembered) < Math.abs(percent.before - percent.remembered);
  return isNearer ? texts.ownTest({ reviews, ...percent }) : null;
}
