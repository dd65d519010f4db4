import { LESSON_VIEW_WINDOW_MS, LESSON_VIEWS_PER_ADDRESS_MAX } from '#contract/content-limits.ts';
import { courseRefusals } from '#contract/texts/course-writing.ts';
import type { Database } from '#server/db/connect.ts';
import { notFound } from '#server/http/errors.ts';
import type { Caller, Visitor } from '#server/http/route.ts';
import { createLessonViewsRepository } from './courses.repository.ts';

interface LessonViewsParts {
  readonly db: Database;
  /** Keyed by the server's secret, because there are few enough addresses to try them all. */
  readonly hash: (viewer: string) => string;
  readonly clock: () => Date;
}

/**
 * Views of lessons, each viewer once in 24 hours (PRODUCT.md, Courses). Cached pages may show an old number: announcing
 * every view would clear them all the time.
 */
export function createLessonViewsService({ db, hash, clock }: LessonViewsParts) {
  const windowStart = () => new Date(clock().getTime() - LESSON_VIEW_WINDOW_MS);

  /** Includes the lesson, so that rows of one viewer or address in different lessons cannot be linked. */
  const hashed = (lessonId: number, ...who: readonly (string | number)[]): string =>
    hash(JSON.stringify(['view of lesson', lessonId, ...who]));

  /** Without an account, a viewer is a browser id. Without an id, it is a User-Agent at an address. */
  function viewerOf(lessonId: number, caller: Caller | null, visitor: Visitor): string {
    if (caller) return hashed(lessonId, 'user', caller.id);
    const { browserId, address, userAgent } = visitor;
    return browserId === null
      ? hashed(lessonId, 'browser', address, userAgent)
      : hashed(lessonId, 'browser id', browserId);
  }

  /** Browser ids can be invented freely, accounts cannot. So only anonymous views are limited per address. */
  const originOf = (lessonId: number, caller: Caller | null, { address }: Visitor): string | null =>
    caller ? null : hashed(lessonId, 'address', address);

  return {
    count: (lessonId: number, caller: Caller | null, visitor: Visitor): Promise<{ views: number }> =>
      db.transaction(async (tx) => {
        const stored = createLessonViewsRepository(tx);
        if (!(await stored.lock(lessonId))) throw notFound(courseRefusals.lessonNotFound);
        const viewer = viewerOf(lessonId, caller, visitor);
        const origin = originOf(lessonId, caller, visitor);
        const isFull =
          origin !== null && (await stored.countFrom(origin, windowStart())) >= LESSON_VIEWS_PER_ADDRESS_MAX;
        const view = { lessonId, viewer, origin, viewedAt: clock() };
        if (!isFull && (await stored.record(view, windowStart()))) await stored.add(lessonId);
        return { views: await stored.viewsOf(lessonId) };
      }),

    cleanUp: (signal?: AbortSignal): Promise<void> =>
      createLessonViewsRepository(db).deleteUntil(windowStart(), signal),
  };
}

export type LessonViewsService = ReturnType<typeof createLessonViewsService>;
