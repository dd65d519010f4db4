import { default_w } from 'ts-fsrs';
import type { LearningEvent, LearningEventKind } from '../learning/learning-event.ts';
import { decodeParameters } from './parameters.ts';

/** How a learner wants to review. */
export interface MemorySettings {
  /** The share of due cards that should still be remembered, from 0.80 to 0.95. */
  readonly wish: number;
  readonly newPerDay: number;
  /** Reviews a day, so that nobody comes back to a wall of cards. */
  readonly mostPerDay: number;
  /** Minutes of learning a day. */
  readonly goal: number;
  /** The 21 parameters of FSRS-6. */
  readonly parameters: readonly number[];
}

export const DEFAULT_SETTINGS: MemorySettings = {
  wish: 0.9,
  newPerDay: 10,
  mostPerDay: 120,
  goal: 10,
  parameters: default_w,
};

interface Setting {
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  readonly applied: (value: number) => Partial<MemorySettings>;
}

/** The settings that are numbers, by the kind of their event. */
const SETTINGS = {
  'memory-wish': { unit: 'retention', least: 80, most: 95, applied: (value) => ({ wish: value / 100 }) },
  'memory-new': { unit: 'cards', least: 0, most: 100, applied: (newPerDay) => ({ newPerDay }) },
  'memory-most': { unit: 'cards', least: 20, most: 500, applied: (mostPerDay) => ({ mostPerDay }) },
  'daily-goal': { unit: 'minutes', least: 5, most: 120, applied: (goal) => ({ goal }) },
} as const satisfies Partial<Record<LearningEventKind, Setting>>;

export type NumberSetting = keyof typeof SETTINGS;

/** What a learner may choose, for the screen. */
export const settingRange = (kind: NumberSetting): { readonly least: number; readonly most: number } =>
  SETTINGS[kind];

/** What the log records when a learner chooses. The wish is in percent. */
export const settingEvent = (kind: NumberSetting, value: number) =>
  ({ kind, subject: `${SETTINGS[kind].unit}:${value}`, result: 'right' }) as const;

export const isSetting = (kind: LearningEventKind): boolean => kind in SETTINGS || kind === 'memory-fitted';

/** Whether reviews after it are scheduled differently; the other settings only change the queue of a day. */
export const changesSchedule = (kind: LearningEventKind): boolean =>
  kind === 'memory-wish' || kind === 'memory-fitted';

/** The settings after an event. One that cannot be read changes nothing. */
export function withSetting(
  settings: MemorySettings,
  { kind, subject, result }: LearningEvent,
): MemorySettings {
  if (result !== 'right') return settings;
  const [unit, text = ''] = subject.split(':');
  if (kind === 'memory-fitted') {
    const parameters = unit === 'fsrs' ? decodeParameters(text) : null;
    return parameters ? { ...settings, parameters } : settings;
  }
  if (!(kind in SETTINGS)) return settings;
  const setting: Setting = SETTINGS[kind as NumberSetting];
  const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  const isFine = unit === setting.unit && value >= setting.least && value <= setting.most;
  return isFine ? { ...settings, ...setting.applied(value) } : settings;
}
