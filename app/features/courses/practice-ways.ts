import { Headphones, type LucideIcon, PenLine } from 'lucide-react';
import { PRACTICE_MODES, type PracticeMode } from '#contract/practice/modes.ts';
import { paths } from '#app/lib/paths.ts';

/** A lesson of the list, and where it stands. */
export interface LessonPlace {
  readonly topicId: number;
  readonly curriculumId: number;
  readonly lessonId: number;
}

const modeIcons: Record<PracticeMode, LucideIcon> = { translate: PenLine, listening: Headphones };

const modePaths = { translate: 'sentence', listening: 'listening' } as const;

export const practicePath = ({ topicId, curriculumId, lessonId }: LessonPlace, mode: PracticeMode): string =>
  paths.practice(topicId, curriculumId, lessonId, modePaths[mode]);

/** Both ways to practise a lesson. */
export const waysInto = (place: LessonPlace) =>
  PRACTICE_MODES.map((mode) => ({ mode, to: practicePath(place, mode), Icon: modeIcons[mode] }));
