import { ListeningPrompt } from '#app/features/practice/listening-prompt.tsx';
import { ListeningWays } from '#app/features/practice/listening-ways.tsx';
import { LessonPractice } from './lesson-practice.tsx';
import { loadLessonPage } from './load-lesson-page.ts';

export const loader = loadLessonPage;
export const clientLoader = loadLessonPage;

export default function ListeningPage() {
  return <LessonPractice mode="listening" prompt={ListeningPrompt} ways={ListeningWays} />;
}
