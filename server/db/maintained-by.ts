import { eq, or, type SQL } from 'drizzle-orm';
import { lessons, sentences } from './schema/index.ts';

/** Sentences by the maintainer, and sentences in lessons by the maintainer. Null means no restriction. */
export const maintainedBy = (maintainerId: number | null): SQL | undefined =>
  maintainerId === null
    ? undefined
    : or(eq(sentences.createdBy, maintainerId), eq(lessons.createdBy, maintainerId));
