import { loadLesson } from '#app/features/courses/load-curriculum.ts';
import { ListeningPrompt } from '#app/features/practice/listening-prompt.tsx';
import { LessonPractice } from './lesson-practice.tsx';

const load = loadLesson();
export const loader = load;
export const clientLoader = load;

export default function ListeningPage() {
  return <LessonPractice mode="listening" prompt={ListeningPrompt} />;
}
