import { SENTENCES_PER_LESSON_MAX } from '#contract/content-limits.ts';
import { contributionRefusals } from '#contract/texts/contributions.ts';
import { badRequest } from '#server/http/errors.ts';
import type { PiecesRepository } from './pieces.repository.ts';

/** Call it with the lesson locked, so that two concurrent additions do not both take the last place. */
export async function requireRoom(pieces: PiecesRepository, lessonId: number, added: number): Promise<void> {
  await pieces.lock('lessons', lessonId);
  if ((await pieces.countThere(lessonId)) + added > SENTENCES_PER_LESSON_MAX)
    throw badRequest(contributionRefusals.lessonFull(SENTENCES_PER_LESSON_MAX), 'lessonId');
}
