import { loadLesson } from '#app/features/courses/load-curriculum.ts';
import { LessonPractice } from './lesson-practice.tsx';

const load = loadLesson();
export const loader = load;
export const clientLoader = load;

export default function TranslationPage() {
  return <LessonPractice mode="translate" />;
}
