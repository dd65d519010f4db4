import type { Dashboard, DayFigures, LeftStep } from '#contract/dashboard/endpoints.ts';
import { DAY_MS } from '#contract/limits.ts';
import {
  DASHBOARD_DAYS,
  DASHBOARD_KEPT_MS,
  DASHBOARD_ROWS,
  LEFT_LESSON_DAYS,
  LEFT_LESSON_IDLE_DAYS,
  LEFT_LESSON_LEARNERS_MIN,
  TROUBLE_DAYS,
} from '#contract/site-limits.ts';
import { stepSubject } from '#core/path/path-progress.ts';
import type { PathContent } from '#core/path/path.ts';
import { dayInVietnam, dayStartInVietnam } from '#core/vietnamese/time-in-vietnam.ts';
import type { Database } from '#server/db/connect.ts';
import type { MissedSearchesService } from '#server/features/missed-searches/missed-searches.service.ts';
import type { RequestCounts } from '#server/http/requests/request-counts.ts';
import { createDashboardRepository, type LeftRange } from './dashboard.repository.ts';

interface DashboardParts {
  readonly db: Database;
  readonly requestCounts: RequestCounts;
  readonly missedSearches: Pick<MissedSearchesService, 'list'>;
  readonly path: Pick<PathContent, 'units'>;
  readonly clock: () => Date;
}

const QUIET_DAY = { learners: 0, lessonsDone: 0, requests: 0, slow: 0, refused: 0, failed: 0 };

/** Numbers about the site for its owner. Only sums are stored: nothing of it belongs to a person. */
export function createDashboardService({ db, requestCounts, missedSearches, path, clock }: DashboardParts) {
  const stored = createDashboardRepository(db);
  const steps = new Map(
    path.units.flatMap((unit) => unit.steps.map((step) => [stepSubject(step.id), { step, unit }] as const)),
  );
  /** A checkpoint is a test; whoever has finished the last step has not stopped. */
  const lessonSteps = [...steps].flatMap(([subject, { step }]) =>
    step.kind === 'checkpoint' ? [] : [subject],
  );
  const stepsWithMore = [...steps.keys()].slice(0, -1);
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  let shown: { readonly dashboard: Promise<Dashboard>; readonly until: number } | null = null;

  /** Stores what this node has counted, and today's numbers. */
  async function count(): Promise<void> {
    const now = clock();
    const day = dayInVietnam(now);
    await stored.addRequests(day, requestCounts.take());
    const start = dayStartInVietnam(now);
    await stored.saveDay({
      day,
      learners: await stored.learnersSince(start),
      lessonsDone: (await stored.lessonsDoneSince(start)) + (await stored.stepsDoneSince(start, lessonSteps)),
    });
  }

  async function figuresByDay(): Promise<DayFigures[]> {
    const first = dayInVietnam(daysAgo(DASHBOARD_DAYS - 1));
    const figures = new Map((await stored.daysFrom(first)).map((row) => [row.day, row]));
    const requests = new Map((await stored.requestsFrom(first)).map((row) => [row.day, row]));
    return Array.from({ length: DASHBOARD_DAYS }, (_, at) => {
      const day = dayInVietnam(daysAgo(DASHBOARD_DAYS - 1 - at));
      return { ...QUIET_DAY, ...figures.get(day), ...requests.get(day), day };
    });
  }

  async function leftSteps(range: LeftRange): Promise<LeftStep[]> {
    const left = await stored.leftSteps(range, stepsWithMore);
    return left.flatMap(({ subject, ...figures }) => {
      const place = steps.get(subject);
      return place
        ? [{ ...figures, stepId: place.step.id, title: place.step.title, unit: place.unit.title }]
        : [];
    });
  }

  async function read(): Promise<Dashboard> {
    // Today's numbers as they are now.
    await count();
    const troubleFrom = dayInVietnam(daysAgo(TROUBLE_DAYS - 1));
    const { oldestAt, ...mail } = await stored.waitingMail();
    const leftRange = {
      from: daysAgo(LEFT_LESSON_DAYS),
      until: daysAgo(LEFT_LESSON_IDLE_DAYS),
      learnersMin: LEFT_LESSON_LEARNERS_MIN,
      limit: DASHBOARD_ROWS,
    };
    return {
      days: await figuresByDay(),
      leftLessons: await stored.leftLessons(leftRange),
      leftSteps: await leftSteps(leftRange),
      missedSearches: (await missedSearches.list()).slice(0, DASHBOARD_ROWS),
      mail: { ...mail, oldestAt: oldestAt?.toISOString() ?? null },
      slowRoutes: await stored.routesWith('slow', troubleFrom, DASHBOARD_ROWS),
      refusedRoutes: await stored.routesWith('refused', troubleFrom, DASHBOARD_ROWS),
      failedRoutes: await stored.routesWith('failed', troubleFrom, DASHBOARD_ROWS),
    };
  }

  return {
    /** Reads many rows, so that it is read at most once in a while, however often the page is opened. */
    show(): Promise<Dashboard> {
      const now = clock().getTime();
      if (shown && now < shown.until) return shown.dashboard;
      const dashboard = read();
      shown = { dashboard, until: now + DASHBOARD_KEPT_MS };
      dashboard.catch(() => (shown = null));
      return dashboard;
    },

    count,

    cleanUp: (signal?: AbortSignal): Promise<void> =>
      stored.deleteBefore(dayInVietnam(daysAgo(DASHBOARD_DAYS - 1)), signal),
  };
}

export type DashboardService = ReturnType<typeof createDashboardService>;
