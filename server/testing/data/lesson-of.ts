import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { lessons, type sentences } from '#server/db/schema/index.ts';
import type { createFactories, TestUser } from './factories.ts';

interface TestRows {
  readonly db: Database;
  readonly factories: ReturnType<typeof createFactories>;
}

/** A lesson with one sentence, both by this author; shipped content if null. */
export async function lessonOf(
  { db, factories }: TestRows,
  author: TestUser | null,
  sentence: Partial<typeof sentences.$inferInsert> = {},
) {
  const createdBy = author?.id ?? null;
  const topic = await factories.topic({ sentence: { createdBy, ...sentence } });
  await db.update(lessons).set({ createdBy }).where(eq(lessons.id, topic.lesson.id));
  return {
    id: topic.lesson.id,
    sentenceId: topic.sentence.id,
    topicId: topic.id,
    curriculumId: topic.curriculum.id,
  };
}
