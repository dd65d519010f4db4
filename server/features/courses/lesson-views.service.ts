import { LESSON_VIEW_WINDOW_MS } from '#contract/limits.ts';
import { courseRefusals } from '#contract/texts/course-refusals.ts';
import type { Database } from '#server/db/connect.ts';
import { notFound } from '#server/http/errors.ts';
import type { Caller, Visitor } from '#server/http/route.ts';
import { createLessonViewsRepository } from './lesson-views.repository.ts';

interface LessonViewsParts {
  readonly db: Database;
  /** Keyed by the server's secret: addresses are few enough to be tried out. */
  readonly hash: (viewer: string) => string;
  readonly clock: () => Date;
}

/**
 * Views of lessons, each viewer once in 24 hours (spec §9). Pages that are kept show a number that may be old; nothing is
 * announced for it, or every view would throw them all away.
 */
export function createLessonViewsService({ db, hash, clock }: LessonViewsParts) {
  const windowStart = () => new Date(clock().getTime() - LESSON_VIEW_WINDOW_MS);

  /** Without an account, one browser of one household. With the lesson in it: the rows of a viewer have nothing in common. */
  function viewerOf(lessonId: number, caller: Caller | null, { address, userAgent }: Visitor): string {
    const who = caller ? ['user', caller.id] : ['browser', address, userAgent];
    return hash(JSON.stringify(['view of lesson', lessonId, ...who]));
  }

  return {
    count: (lessonId: number, caller: Caller | null, visitor: Visitor): Promise<{ views: number }> =>
      db.transaction(async (tx) => {
        const stored = createLessonViewsRepository(tx);
        if (!(await stored.keep(lessonId))) throw notFound(courseRefusals.lessonNotFound);
        const view = { lessonId, viewer: viewerOf(lessonId, caller, visitor), viewedAt: clock() };
        if (await stored.note(view, windowStart())) await stored.add(lessonId);
        return { views: await stored.viewsOf(lessonId) };
      }),

    tidy: (): Promise<void> => createLessonViewsRepository(db).deleteUntil(windowStart()),
  };
}

export type LessonViewsService = ReturnType<typeof createLessonViewsService>;
