import { eq, or, type SQL } from 'drizzle-orm';
import { lessons, sentences } from './schema/index.ts';

/** The sentences that somebody looks after: those they made, and those in the lessons they made. Null looks after all. */
export const keptBy = (keeperId: number | null): SQL | undefined =>
  keeperId === null ? undefined : or(eq(sentences.createdBy, keeperId), eq(lessons.createdBy, keeperId));
