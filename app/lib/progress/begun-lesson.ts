import { PRACTICE_MODES } from '#contract/practice/modes.ts';
import { PRACTISED_KEY, readPractised } from './practised.ts';

/** Whether the learner has practised this lesson in this browser, in any mode. */
export const isBegunHere = (lessonId: number): boolean =>
  PRACTICE_MODES.map((mode) => readPractised(lessonId, mode)).some(
    ({ solved, at }) => solved.length > 0 || at !== null,
  );

/** Serialized with `toString`: it must not use anything from outside its own body. */
function markBegunLesson(key: string): void {
  try {
    const [, lessonId] = /\/curriculum\/\d+\/(\d+)\//.exec(location.pathname) ?? [];
    const isBegun = localStorage.getItem(key)?.includes(`"lessonId":${lessonId},`);
    // A link to one sentence is for somebody who has begun.
    if (lessonId && (isBegun || location.hash !== '')) document.documentElement.dataset['begun'] = '';
  } catch {
    // Storage is blocked: every lesson is new.
  }
}

/**
 * For the head of the document: before the first paint it hides the introduction of a lesson that this browser knows,
 * so that nothing moves after hydration.
 */
export const begunLessonScript = `(${markBegunLesson})(${JSON.stringify(PRACTISED_KEY)})`;

/** From now on the screen itself says what is open. */
export const forgetFirstPaint = (): void => void delete document.documentElement.dataset['begun'];
