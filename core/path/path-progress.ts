import { countOf, type KanaProgress, kanaProgress } from '../kana/kana-progress.ts';
import type { LearningEvent } from '../learning/learning-event.ts';
import type { StepKind } from './path.ts';

export const stepSubject = (stepId: string): string => `step:${stepId}`;
export const unitSubject = (unitId: string): string => `unit:${unitId}`;

/** `gold`: finished without a wrong answer. */
export type StepState = 'locked' | 'open' | 'done' | 'gold';

/** As much of a step as its progress needs. */
export interface ProgressStep {
  readonly id: string;
  readonly kind: StepKind;
  /** The kana of a kana step. */
  readonly kana?: readonly string[] | undefined;
}

export interface ProgressUnit<Step extends ProgressStep> {
  readonly id: string;
  readonly steps: readonly Step[];
}

export interface PathProgress<Step extends ProgressStep> {
  readonly stateOf: (stepId: string) => StepState;
  /** What the learner does next; null when everything is done. */
  readonly next: Step | null;
  /** All of it is done, or its checkpoint. */
  readonly isPassed: (unitId: string) => boolean;
  /** The unit that the latest placement opened. */
  readonly placedAt: string | null;
}

/** Replays the log of a learner. The events must be in order; one that comes twice changes nothing. */
export function pathProgress<Step extends ProgressStep>(
  units: readonly ProgressUnit<Step>[],
  events: readonly LearningEvent[],
): PathProgress<Step> {
  const log = readLog(units, events);
  const passed = new Set(units.filter((unit) => isUnitPassed(unit, log)).map(({ id }) => id));
  // Everything before the placement is open; from there on, a unit opens when the one before it is passed.
  const start = Math.max(
    0,
    units.findIndex(({ id }) => id === log.placedAt),
  );
  let reached = start;
  while (reached < units.length - 1 && passed.has(units[reached]?.id ?? '')) reached += 1;

  const states = new Map<string, StepState>();
  for (const [at, unit] of units.entries()) {
    const isDone = (step: Step) => passed.has(unit.id) || isStepDone(step, log);
    const firstLeft = unit.steps.findIndex((step) => !isDone(step));
    for (const [index, step] of unit.steps.entries()) {
      const isOpen = at < start || (at <= reached && (index === firstLeft || step.kind === 'checkpoint'));
      states.set(step.id, isDone(step) ? doneState(step, log) : isOpen ? 'open' : 'locked');
    }
  }
  const inTurn = [...units.slice(start), ...units.slice(0, start)].flatMap(({ steps }) => steps);
  return {
    stateOf: (stepId) => states.get(stepId) ?? 'locked',
    next: inTurn.find(({ id }) => states.get(id) === 'open') ?? null,
    isPassed: (unitId) => passed.has(unitId),
    placedAt: log.placedAt,
  };
}

interface Log {
  readonly finished: ReadonlySet<string>;
  readonly flawless: ReadonlySet<string>;
  readonly placedAt: string | null;
  readonly kana: KanaProgress;
}

function readLog(units: readonly ProgressUnit<ProgressStep>[], events: readonly LearningEvent[]): Log {
  const finished = new Set<string>();
  const flawless = new Set<string>();
  let placedAt: string | null = null;
  const unitOf = new Map(units.map(({ id }) => [unitSubject(id), id]));
  for (const { kind, subject, result } of events) {
    if (result !== 'right') continue;
    if (kind === 'step-finished') finished.add(subject);
    if (kind === 'step-flawless') flawless.add(subject);
    if (kind === 'placed') placedAt = unitOf.get(subject) ?? placedAt;
  }
  return { finished, flawless, placedAt, kana: kanaProgress(events) };
}

/** The kana course says when a row is learnt: the path keeps no second account of it. */
function isStepDone({ id, kind, kana }: ProgressStep, log: Log): boolean {
  if (kind === 'kana')
    return kana !== undefined && kana.length > 0 && learntOf(kana, log).learnt === kana.length;
  return log.finished.has(stepSubject(id)) || log.flawless.has(stepSubject(id));
}

const learntOf = (kana: readonly string[], log: Log) =>
  countOf({ kana: kana.map((one) => ({ kana: one })) }, log.kana);

function doneState({ id, kind, kana = [] }: ProgressStep, log: Log): StepState {
  const isGold =
    kind === 'kana' ? learntOf(kana, log).known === kana.length : log.flawless.has(stepSubject(id));
  return isGold ? 'gold' : 'done';
}

/** Passing the checkpoint early skips the rest; kana that are all learnt need no test. */
function isUnitPassed({ steps }: ProgressUnit<ProgressStep>, log: Log): boolean {
  const checkpoints = steps.filter(({ kind }) => kind === 'checkpoint');
  const others = steps.filter(({ kind }) => kind !== 'checkpoint');
  if (checkpoints.some((step) => isStepDone(step, log))) return true;
  const isTested = checkpoints.length === 0 || others.every(({ kind }) => kind === 'kana');
  return isTested && others.length > 0 && others.every((step) => isStepDone(step, log));
}
