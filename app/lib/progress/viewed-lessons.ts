import { LESSON_VIEW_WINDOW_MS, VIEWED_LESSONS_KEPT } from '#contract/content-limits.ts';
import { z } from '#contract/zod.ts';
import { readStored } from '../choices/read-stored.ts';
import { storage } from '../choices/storage.ts';

/** Lessons viewed in this browser, so that each view counts once in 24 hours (PRODUCT.md, Courses). */

const KEY = 'viewedLessons';

const view = z.object({ lessonId: z.int(), at: z.number() });
type View = z.output<typeof view>;
const viewList = z.array(view);

/** Views of the last 24 hours, the latest first. Times in the future come from a wrong clock and are dropped. */
function recentViews(): View[] {
  const now = Date.now();
  const views = readStored(storage.get(KEY), viewList) ?? [];
  return views.filter(({ at }) => at <= now && now - at < LESSON_VIEW_WINDOW_MS);
}

const store = (views: readonly View[]): void =>
  storage.set(KEY, JSON.stringify(views.slice(0, VIEWED_LESSONS_KEPT)));

const others = (lessonId: number): View[] => recentViews().filter((known) => known.lessonId !== lessonId);

export const hasViewed = (lessonId: number): boolean =>
  recentViews().some((known) => known.lessonId === lessonId);

export const rememberView = (lessonId: number): void =>
  store([{ lessonId, at: Date.now() }, ...others(lessonId)]);

export const forgetView = (lessonId: number): void => store(others(lessonId));
