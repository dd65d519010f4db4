import type { ExerciseKind } from '#core/exercises/exercise.ts';
import { logFailure } from '#app/lib/log.ts';

/** Practice counts for the streak and the minutes too. The log is loaded with the first answer, not with the page. */
export async function recordPractised(
  kind: ExerciseKind,
  sentenceId: number,
  isRight: boolean,
): Promise<void> {
  try {
    const { recordLearning } = await import('#app/lib/learning/learning.ts');
    recordLearning({ kind, subject: `sentence:${sentenceId}`, result: isRight ? 'right' : 'wrong' });
  } catch (error) {
    logFailure('The log of learning could not be loaded', error);
  }
}
