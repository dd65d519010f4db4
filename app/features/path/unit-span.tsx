import { Check, Headphones } from 'lucide-react';
import { memo, useState } from 'react';
import type { ShortUnit } from '#contract/path/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { pathTexts as texts } from '#contract/texts/path-screens.ts';
import { pathLevelNames } from '#contract/texts/path.ts';
import type { StepKind } from '#core/path/path.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { checkpointOf, doneSteps, type ProgressOfPath } from './path-queries.ts';
import { SpanRail } from './span-rail.tsx';
import { StepLink } from './step-link.tsx';

const UnitPlaylist = onDemand(() => import('./playlist/unit-playlist.tsx'));

interface UnitSpanProps {
  readonly unit: ShortUnit;
  /** From 1. */
  readonly number: number;
  readonly progress: ProgressOfPath | undefined;
}

/** A unit as a span of the bridge, with its steps. Its size does not depend on the progress. */
export const UnitSpan = memo(function UnitSpan({ unit, number, progress }: UnitSpanProps) {
  const done = doneSteps(unit.steps, progress).length;
  const isPassed = progress?.isPassed(unit.id) ?? false;
  const all = unit.steps.length;
  const progressInSteps = progress ? texts.unitProgress(done, all) : texts.unitProgressUnknown(all);
  const isCurrent = unit.steps.some(({ id }) => id === progress?.next?.id);
  const heading = `unit-${unit.id}`;
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[4rem_minmax(0,1fr)] sm:gap-x-6">
      <SpanRail share={isPassed ? 1 : done / Math.max(all, 1)}>
        <Stone number={number} isPassed={isPassed} isCurrent={isCurrent} />
      </SpanRail>
      <section aria-labelledby={heading} className="grid content-start gap-4 pt-1 pb-10">
        <div className="grid gap-1">
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
            <span>
              {texts.unit(number)} · {pathLevelNames[unit.level]}
            </span>
            <span className="tabular-nums">{isPassed ? texts.unitPassed : progressInSteps}</span>
          </p>
          <h2 id={heading} className="text-xl font-bold">
            <MixedText>{unit.title}</MixedText>
          </h2>
          <p className="max-w-[60ch] text-ink-soft">
            <MixedText>{unit.about}</MixedText>
          </p>
        </div>
        <ul aria-label={texts.stepsOf(unit.title)} className="grid gap-2 lg:grid-cols-2">
          {unit.steps.map((step) => (
            <li key={step.id} className="min-w-0">
              <StepLink step={step} progress={progress} />
            </li>
          ))}
        </ul>
        {unit.steps.some(({ kind }) => HEARD.includes(kind)) && <ListenToUnit unit={unit} />}
        <Skip unit={unit} isOffered={!isPassed} />
      </section>
    </li>
  );
});

/** The steps in which something is said. */
const HEARD: readonly StepKind[] = ['lesson', 'dialogue', 'reading'];

/** Opens the playlist of a unit; closing it ends the sound. */
function ListenToUnit({ unit }: { readonly unit: ShortUnit }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="-my-2 grid min-w-0 gap-2 noscript:hidden">
      <Button
        variant="quiet"
        className="-mx-3 justify-self-start px-3! text-sm!"
        icon={<Headphones aria-hidden className="size-5" />}
        aria-expanded={isOpen}
        aria-label={texts.listenToUnitNamed(unit.title)}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.listenToUnit}
      </Button>
      {isOpen && (
        <OnDemand onFailed={() => setOpen(false)}>
          <UnitPlaylist unitId={unit.id} title={unit.title} />
        </OnDemand>
      )}
    </div>
  );
}

/** The number of the span, or a tick once it is passed. */
function Stone({
  number,
  isPassed,
  isCurrent,
}: {
  readonly number: number;
  readonly isPassed: boolean;
  readonly isCurrent: boolean;
}) {
  const colours = isPassed
    ? 'border-indigo bg-indigo text-on-indigo'
    : isCurrent
      ? 'border-vermilion bg-surface text-vermilion'
      : 'border-edge bg-surface text-ink-soft';
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-9 place-items-center rounded-full border-2 text-sm font-bold tabular-nums',
        colours,
      )}
    >
      {isPassed ? <Check className="size-5" /> : number}
    </span>
  );
}

/** Keeps its line when the unit is passed, so that nothing below moves. */
function Skip({ unit, isOffered }: { readonly unit: ShortUnit; readonly isOffered: boolean }) {
  const checkpoint = checkpointOf(unit);
  if (!checkpoint) return null;
  return (
    <p className={classNames('-my-2', !isOffered && 'invisible')}>
      <TextLink
        to={paths.step(checkpoint.id)}
        aria-label={texts.skipNamed(unit.title)}
        className="inline-flex min-h-11 items-center text-sm"
      >
        {texts.skip}
      </TextLink>
    </p>
  );
}
