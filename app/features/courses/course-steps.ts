import { paths } from '#contract/paths.ts';
import { courseTexts } from '#contract/texts/courses.ts';
import type { TrailStep } from '#app/lib/head/schema-org.ts';

export interface CoursePlace {
  readonly topic: { readonly id: number; readonly title: string };
  readonly curriculum?: { readonly id: number; readonly name: string };
  readonly lesson?: { readonly title: string };
}

/** The breadcrumbs of a place in the courses, for learners and for search engines. */
export const courseSteps = ({ topic, curriculum, lesson }: CoursePlace): TrailStep[] => [
  { label: courseTexts.practice, to: paths.exercises },
  { label: topic.title, to: paths.topic(topic.id) },
  ...(curriculum ? [{ label: curriculum.name, to: paths.curriculum(topic.id, curriculum.id) }] : []),
  ...(lesson ? [{ label: lesson.title }] : []),
];
