import { LessonPractice } from './lesson-practice.tsx';
import { loadLessonPage } from './load-lesson-page.ts';

export const loader = loadLessonPage;
export const clientLoader = loadLessonPage;

export default function TranslationPage() {
  return <LessonPractice mode="translate" />;
}
