import { useMemo } from 'react';
import { STEP_MINUTES } from '#contract/learning-limits.ts';
import {
  getPath,
  getPathStep,
  getUnitPlaylist,
  type ShortStep,
  type ShortUnit,
} from '#contract/path/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { stepKindNames } from '#contract/texts/path.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { type PathProgress, pathProgress } from '#core/path/path-progress.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { useLearningEvents } from '#app/lib/learning/learning.ts';

export const pathQuery = () => endpointQuery(getPath, {});

export const stepQuery = (stepId: string) => endpointQuery(getPathStep, { params: { stepId } });

export const playlistQuery = (unitId: string) => endpointQuery(getUnitPlaylist, { params: { unitId } });

export type ProgressOfPath = PathProgress<ShortStep>;

/** The learner's progress; `undefined` until it is known. */
export function usePathProgress(units: readonly ShortUnit[] | undefined): ProgressOfPath | undefined {
  const events = useLearningEvents();
  return useMemo(() => (units && events ? pathProgress(units, events) : undefined), [units, events]);
}

/** A newer version may have other kinds of steps: they are steps, too. */
export const kindOfStep = ({ kind }: Pick<ShortStep, 'kind'>): string =>
  knownText(stepKindNames, kind) ?? uiTexts.otherKind;
export const minutesOfStep = ({ kind }: Pick<ShortStep, 'kind'>): number =>
  knownText(STEP_MINUTES, kind) ?? STEP_MINUTES.lesson;

/** The kana course has a page for each row. */
export const addressOf = ({ id, kind, row }: Pick<ShortStep, 'id' | 'kind' | 'row'>): string =>
  kind === 'kana' ? paths.kanaRow(row ?? id) : paths.step(id);

/** Whoever knows a unit already proves it with its checkpoint, so that one is never locked. */
export const isLocked = ({ id, kind }: Pick<ShortStep, 'id' | 'kind'>, progress: ProgressOfPath): boolean =>
  kind !== 'checkpoint' && progress.stateOf(id) === 'locked';

export const checkpointOf = (unit: ShortUnit | undefined): ShortStep | undefined =>
  unit?.steps.find(({ kind }) => kind === 'checkpoint');

const isDone = (step: ShortStep, progress: ProgressOfPath): boolean =>
  ['done', 'gold'].includes(progress.stateOf(step.id));

export const doneSteps = (steps: readonly ShortStep[], progress: ProgressOfPath | undefined): ShortStep[] =>
  progress ? steps.filter((step) => isDone(step, progress)) : [];
