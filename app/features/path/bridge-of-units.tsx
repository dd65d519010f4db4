import type { ShortUnit } from '#contract/path/endpoints.ts';
import { pathTexts as texts } from '#contract/texts/path-screens.ts';
import { doneSteps, type ProgressOfPath } from './path-queries.ts';

interface BridgeOfUnitsProps {
  readonly units: readonly ShortUnit[];
  readonly progress: ProgressOfPath | undefined;
}

/** The whole path as one bridge, a span for each unit. The sun stands over the span that is being built. */
export function BridgeOfUnits({ units, progress }: BridgeOfUnitsProps) {
  const passed = progress ? units.filter(({ id }) => progress.isPassed(id)).length : 0;
  const current = progress?.next ? units.findIndex(({ steps }) => hasStep(steps, progress.next?.id)) : 0;
  const label = progress ? texts.bridge(passed, units.length) : texts.bridgeOfUnits(units.length);
  return (
    <div role="img" aria-label={label} className="relative pt-6">
      <span
        aria-hidden
        className="absolute top-0 -ml-2 size-4 rounded-full bg-vermilion transition-[left] duration-700"
        style={{ left: `${((Math.max(current, 0) + 0.5) / units.length) * 100}%` }}
      />
      <div aria-hidden className="flex">
        {units.map((unit) => (
          <Span key={unit.id} share={shareOf(unit, progress)} />
        ))}
      </div>
      <div aria-hidden className="h-1.5 rounded-full bg-indigo/15" />
    </div>
  );
}

const hasStep = (steps: ShortUnit['steps'], stepId: string | undefined) =>
  steps.some(({ id }) => id === stepId);

const shareOf = (unit: ShortUnit, progress: ProgressOfPath | undefined): number =>
  progress?.isPassed(unit.id) ? 1 : doneSteps(unit.steps, progress).length / Math.max(unit.steps.length, 1);

/** Built from the left; what is missing is only traced. */
function Span({ share }: { readonly share: number }) {
  return (
    <span className="relative h-10 flex-1 sm:h-14">
      <Arch className="text-edge opacity-45" />
      <span
        className="absolute inset-0 transition-[clip-path] duration-700"
        style={{ clipPath: `inset(-4px ${(1 - share) * 100}% -4px 0)` }}
      >
        <Arch className="text-indigo" />
      </span>
    </span>
  );
}

function Arch({ className }: { readonly className: string }) {
  return (
    <svg
      viewBox="0 0 60 40"
      preserveAspectRatio="none"
      className={`absolute inset-0 size-full ${className}`}
      fill="none"
      stroke="currentColor"
    >
      <path d="M0 4H60" strokeWidth="4" vectorEffect="non-scaling-stroke" />
      <path d="M0 40C8 12 20 10 30 10s22 2 30 30" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
      <path d="M15 4V15M30 4v6M45 4v11" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
