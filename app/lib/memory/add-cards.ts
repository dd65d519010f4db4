import { LEARNING_EVENTS_PER_CALL } from '#contract/limits.ts';
import { subjectOf } from '#core/memory/card.ts';
import { recordLearning } from '../learning/learning.ts';

/** Makes cards that ask what these words mean. A word that has its card already stays as it is. */
export function addWordCards(wordIds: readonly number[]): void {
  addCards(wordIds.map((wordId) => subjectOf({ kind: 'word', wordId, direction: 'read' })));
}

export function addCards(subjects: readonly string[]): void {
  for (let from = 0; from < subjects.length; from += LEARNING_EVENTS_PER_CALL) {
    const part = subjects.slice(from, from + LEARNING_EVENTS_PER_CALL);
    recordLearning(...part.map((subject) => ({ kind: 'card-added', subject, result: 'right' }) as const));
  }
}
