import { courseFieldNames } from './course-refusals.ts';
import { sentenceDeskTexts } from './sentence-desk.ts';

/** Two versions of something side by side. */
export const versionTexts = {
  empty: '(để trống)',
  nothingDiffers: 'Hai bản không có gì khác nhau.',
  unchanged: (fields: string) => `Không đổi: ${fields}`,
  picture: (field: string, version: string) => `${field}, ${version}`,
} as const;

/** What the fields of a version are called, in the order in which they are read. */
export const versionFieldNames = {
  topics: { title: courseFieldNames.topic.title, img: courseFieldNames.topic.img },
  curriculums: { name: courseFieldNames.curriculum.name, img: courseFieldNames.curriculum.img },
  lessons: {
    title: courseFieldNames.lesson.title,
    mean: courseFieldNames.lesson.mean,
    level: courseFieldNames.lesson.level,
  },
  sentences: {
    viSentence: courseFieldNames.sentence.viSentence,
    jpSentence: courseFieldNames.sentence.jpSentence,
    reading: courseFieldNames.sentence.reading,
    hint: courseFieldNames.sentence.hint,
    accepted: courseFieldNames.sentence.accepted,
    blocked: courseFieldNames.sentence.blocked,
    register: courseFieldNames.sentence.register,
  },
} as const;

/** What a switch of a version says, in the words of the form where it is set. */
export const versionValueNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  register: sentenceDeskTexts.registers,
};
