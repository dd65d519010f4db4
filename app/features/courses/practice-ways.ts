import { Headphones, type LucideIcon, PenLine } from 'lucide-react';
import { type LessonPlace, paths } from '#contract/paths.ts';
import { PRACTICE_MODES, type PracticeMode } from '#contract/practice/modes.ts';

export interface PracticeWay {
  readonly mode: PracticeMode;
  readonly to: string;
  readonly Icon: LucideIcon;
}

const modeIcons: Record<PracticeMode, LucideIcon> = { translate: PenLine, listening: Headphones };

/** Every way to practise a lesson. */
export const waysInto = (place: LessonPlace): PracticeWay[] =>
  PRACTICE_MODES.map((mode) => ({ mode, to: paths.practice(place, mode), Icon: modeIcons[mode] }));
