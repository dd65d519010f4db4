import type { Curriculum, Lesson } from '#contract/courses/course.ts';
import type { Topic } from '#contract/courses/endpoints.ts';
import { ITEM_LEVEL_OF, ITEM_LEVELS } from '#contract/levels.ts';
import { paths } from '#contract/paths.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { courseTexts } from '#contract/texts/courses.ts';
import { practiceModeTexts } from '#contract/texts/practice-modes.ts';
import { breadcrumbList, fullAddress, itemList, teachingFields } from '#app/lib/head/schema-org.ts';
import { type CoursePlace, courseSteps } from './course-steps.ts';

/** Structured data of the course pages for search engines (schema.org). A curriculum is a course. */

export const topicsGraph = (origin: string, topics: readonly Topic[]) => [
  breadcrumbList(origin, [{ label: courseTexts.practice, to: paths.exercises }]),
  itemList(
    origin,
    courseTexts.topicsTitle,
    topics.map(({ id, title }) => ({ name: title, path: paths.topic(id) })),
  ),
];

export const topicGraph = (origin: string, topic: Topic, curriculums: readonly Curriculum[]) => [
  breadcrumbList(origin, courseSteps({ topic })),
  itemList(
    origin,
    topic.title,
    curriculums.map(({ id, name }) => ({ name, path: paths.curriculum(topic.id, id) })),
  ),
];

interface CurriculumPlace extends CoursePlace {
  readonly curriculum: { readonly id: number; readonly name: string; readonly img: string };
}

export function curriculumGraph(origin: string, place: CurriculumPlace, lessons: readonly Lesson[]) {
  const { topic, curriculum } = place;
  const course = {
    ...courseOf(origin, place),
    ...teachingFields(origin),
    description: courseTexts.curriculumDescription(curriculum.name, topic.title),
    image: fullAddress(origin, curriculum.img),
    educationalLevel: ITEM_LEVELS.filter((level) =>
      lessons.some((lesson) => ITEM_LEVEL_OF[lesson.level] === level),
    ),
    hasPart: lessons.map(({ id, mean, level }) => ({
      '@type': 'LearningResource',
      name: mean,
      educationalLevel: ITEM_LEVEL_OF[level],
      url: fullAddress(
        origin,
        paths.practice({ topicId: topic.id, curriculumId: curriculum.id, lessonId: id }),
      ),
    })),
  };
  return [breadcrumbList(origin, courseSteps(place)), course];
}

interface LessonPage extends CoursePlace {
  readonly lesson: Pick<Lesson, 'title' | 'level'>;
  readonly mode: PracticeMode;
  /** Title and description as in the head of the page. */
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

export function lessonGraph(origin: string, page: LessonPage) {
  const { topic, curriculum, lesson, mode, title, description, path } = page;
  const resource = {
    '@type': 'LearningResource',
    name: title,
    description,
    url: fullAddress(origin, path),
    ...teachingFields(origin),
    educationalLevel: ITEM_LEVEL_OF[lesson.level],
    learningResourceType: practiceModeTexts[mode].name,
    ...(curriculum && { isPartOf: courseOf(origin, { topic, curriculum }) }),
  };
  return [breadcrumbList(origin, courseSteps(page)), resource];
}

const courseOf = (origin: string, { topic, curriculum }: Required<Omit<CoursePlace, 'lesson'>>) => ({
  '@type': 'Course',
  name: curriculum.name,
  url: fullAddress(origin, paths.curriculum(topic.id, curriculum.id)),
});
