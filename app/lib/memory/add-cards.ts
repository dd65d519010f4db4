import { LEARNING_EVENTS_PER_CALL } from '#contract/learning-limits.ts';
import { subjectOf } from '#core/memory/card.ts';
import type { NewEvent } from '../learning/learning-log.ts';
import { recordLearning, storeLearning } from '../learning/learning.ts';

/** Makes cards that ask what these words mean. A word that has its card already stays as it is. */
export function addWordCards(wordIds: readonly number[]): Promise<void> {
  return addCards(wordIds.map((wordId) => subjectOf({ kind: 'word', wordId, direction: 'read' })));
}

export async function addCards(subjects: readonly string[]): Promise<void> {
  for (let from = 0; from < subjects.length; from += LEARNING_EVENTS_PER_CALL) {
    const part = subjects.slice(from, from + LEARNING_EVENTS_PER_CALL);
    await storeLearning(part.map((subject) => ({ kind: 'card-added', subject, result: 'right' })));
  }
}

/** The cards of a mistake: the sentence, and the blank on each point that explains what went wrong. */
export const mistakeCards = (sentenceId: number, pointIds: readonly string[]): NewEvent[] =>
  [
    subjectOf({ kind: 'sentence', sentenceId }),
    ...pointIds.map((grammarPointId) => subjectOf({ kind: 'blank', sentenceId, grammarPointId })),
  ].map((subject) => ({ kind: 'card-added', subject, result: 'right' }));

export const addMistakeCards = (sentenceId: number, pointIds: readonly string[]): void =>
  recordLearning(...mistakeCards(sentenceId, pointIds));
