import { Headphones, type LucideIcon, PenLine } from 'lucide-react';
import { type LessonPlace, paths } from '#contract/paths.ts';
import { PRACTICE_MODES, type PracticeMode } from '#contract/practice/modes.ts';

export interface PracticeLink {
  readonly mode: PracticeMode;
  readonly to: string;
  readonly Icon: LucideIcon;
}

const modeIcons: Record<PracticeMode, LucideIcon> = { translate: PenLine, listening: Headphones };

/** Links to a lesson, one for each practice mode. */
export const practiceLinks = (place: LessonPlace): PracticeLink[] =>
  PRACTICE_MODES.map((mode) => ({ mode, to: paths.practice(place, mode), Icon: modeIcons[mode] }));
