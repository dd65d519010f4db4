import type { LESSON_LEVELS, SENTENCE_REGISTERS } from '#contract/levels.ts';
import type { RuleName } from '#core/grading/paraphrase/rule-names.ts';
import { once } from '#core/grading/units/once.ts';
import type { Introduces } from '#core/introductions/choose-introductions.ts';
import { readFiles } from '#server/db/content/content-files.ts';
import type { KindName } from '#server/db/content/content-kinds.ts';
import { readCourse } from '#server/db/content/read-course.ts';
import { contentFolder } from '../words/word.ts';

export interface Topic {
  readonly id: number;
  readonly title: string;
  readonly img: string;
}

export interface Curriculum {
  readonly id: number;
  readonly topicId: number;
  readonly name: string;
  readonly img: string;
}

export interface Lesson {
  readonly id: number;
  readonly curriculumId: number;
  /** In Japanese. */
  readonly title: string;
  readonly mean: string;
  readonly level: (typeof LESSON_LEVELS)[number];
  /** Ids of grammar points. */
  readonly focus: readonly string[];
  readonly introduces: Introduces;
}

/** A sentence of a lesson. */
export interface Sentence {
  readonly id: number;
  readonly lessonId: number;
  readonly viSentence: string;
  readonly jpSentence: string;
  readonly reading: string;
  readonly hint: string;
  readonly accepted: readonly string[];
  readonly blocked: readonly string[];
  readonly register: (typeof SENTENCE_REGISTERS)[number];
  readonly focus: readonly string[];
  readonly rulesOff: readonly RuleName[];
}

export interface Courses {
  readonly topics: readonly Topic[];
  readonly curriculums: readonly Curriculum[];
  readonly lessons: readonly Lesson[];
  readonly sentences: readonly Sentence[];
}

export const readShippedCourses = once(async (): Promise<Courses> => {
  const files = await readFiles(contentFolder, 'courses', '.yaml');
  const entries = files.flatMap((file, index) => readCourse(file, index + 1));
  /** The schema of their kind has already parsed the fields. */
  const rowsOf = <Row>(wanted: KindName): Row[] =>
    entries
      .filter(({ kind }) => kind === wanted)
      .map(({ id, fields }) => ({ id, ...fields }) as unknown as Row);
  return {
    topics: rowsOf<Topic>('topics'),
    curriculums: rowsOf<Curriculum>('curriculums'),
    lessons: rowsOf<Lesson>('lessons'),
    sentences: rowsOf<Sentence>('sentences'),
  };
});

export const readShippedSentences = async (): Promise<readonly Sentence[]> =>
  (await readShippedCourses()).sentences;
