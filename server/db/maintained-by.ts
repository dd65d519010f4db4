import { eq, or, type SQL } from 'drizzle-orm';
import { lessons, sentences } from './schema/index.ts';

/** The sentences that somebody looks after: those they made, and those in the lessons they made. Null looks after all. */
export const maintainedBy = (maintainerId: number | null): SQL | undefined =>
  maintainerId === null
    ? undefined
    : or(eq(sentences.createdBy, maintainerId), eq(lessons.createdBy, maintainerId));
