import { defineEndpoint } from '../endpoint.ts';
import { LESSON_LEVELS } from '../levels.ts';
import { missedSearch } from '../missed-searches/endpoints.ts';
import { z } from '../zod.ts';

/** How the site is doing, in numbers that say nothing about single people. */

/** A day in Vietnam, `2026-11-18`. */
const day = z.string();

const dayFigures = z.object({
  day,
  /** People with an account who were here. */
  learners: z.int(),
  /** Lessons whose last sentence somebody got right, and steps of the path that somebody finished. */
  lessonsDone: z.int(),
  requests: z.int(),
  slow: z.int(),
  refused: z.int(),
  failed: z.int(),
});
export type DayFigures = z.output<typeof dayFigures>;

/** A page or an endpoint, and how many of its requests had that trouble. */
const troubledRoute = z.object({ route: z.string(), requests: z.int(), troubled: z.int() });
export type TroubledRoute = z.output<typeof troubledRoute>;

/** A lesson that several learners began and left. */
const leftLesson = z.object({
  topicId: z.int(),
  curriculumId: z.int(),
  lessonId: z.int(),
  mean: z.string(),
  level: z.enum(LESSON_LEVELS),
  sentences: z.int(),
  began: z.int(),
  left: z.int(),
  /** How many of its sentences half of those who left had done. */
  leftAfter: z.int(),
});
export type LeftLesson = z.output<typeof leftLesson>;

/** A step of the path after which several learners stopped. */
const leftStep = z.object({
  stepId: z.string(),
  title: z.string(),
  unit: z.string(),
  finished: z.int(),
  /** Of these: those who have finished nothing on the path since. */
  left: z.int(),
});
export type LeftStep = z.output<typeof leftStep>;

const dashboard = z.object({
  /** The oldest day first; days without a number are zero. */
  days: z.array(dayFigures),
  leftLessons: z.array(leftLesson),
  leftSteps: z.array(leftStep),
  missedSearches: z.array(missedSearch),
  mail: z.object({
    waiting: z.int(),
    /** Of these: those that were tried and not sent. */
    failing: z.int(),
    oldestAt: z.nullable(z.string()),
  }),
  slowRoutes: z.array(troubledRoute),
  refusedRoutes: z.array(troubledRoute),
  failedRoutes: z.array(troubledRoute),
});
export type Dashboard = z.output<typeof dashboard>;

export const getDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary: 'Tình hình của trang trong 90 ngày qua, bằng những con số không gắn với ai',
  access: { roles: ['ADMIN'] },
  output: dashboard,
});
