import { and, asc, count, desc, eq, gt, gte, inArray, lt, max, min, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { deleteInPortions } from '#server/db/delete-in-portions.ts';
import { isOneOf } from '#server/db/schema/columns.ts';
import {
  curriculums,
  learningEvents,
  lessons,
  mailOutbox,
  requestDays,
  scoreLedger,
  sentences,
  siteDays,
  users,
} from '#server/db/schema/index.ts';
import { STEP_END_KINDS } from '#server/db/schema/learning.ts';
import { visibleLesson, visibleSentence } from '#server/db/visibility.ts';

type RequestCount = Readonly<Omit<typeof requestDays.$inferInsert, 'day' | 'route'>>;
/** What can go wrong with a request. */
type Trouble = Exclude<keyof RequestCount, 'requests'>;

/** Written like this to use its index. */
const isStepEnd = and(isOneOf(learningEvents.kind, STEP_END_KINDS), eq(learningEvents.result, 'right'));

const added = (column: keyof RequestCount) => sql`${requestDays[column]} + ${sql.raw(`excluded.${column}`)}`;

export const createDashboardRepository = (db: Database) => ({
  /** Of several nodes the numbers are added. */
  async addRequests(day: string, counts: ReadonlyMap<string, RequestCount>): Promise<void> {
    if (counts.size === 0) return;
    await db
      .insert(requestDays)
      .values(Array.from(counts, ([route, one]) => ({ day, route, ...one })))
      .onConflictDoUpdate({
        target: [requestDays.day, requestDays.route],
        set: {
          requests: added('requests'),
          slow: added('slow'),
          refused: added('refused'),
          failed: added('failed'),
        },
      });
  },

  /** Numbers of a day only grow: an account that was deleted was here all the same. */
  async saveDay(row: typeof siteDays.$inferInsert): Promise<void> {
    await db
      .insert(siteDays)
      .values(row)
      .onConflictDoUpdate({
        target: siteDays.day,
        set: {
          learners: sql`greatest(${siteDays.learners}, excluded.learners)`,
          lessonsDone: sql`greatest(${siteDays.lessonsDone}, excluded.lessons_done)`,
        },
      });
  },

  learnersSince: (start: Date): Promise<number> => db.$count(users, gte(users.lastActiveAt, start)),

  /** Lessons in which somebody got a sentence right since then, and has all of them right by now. */
  async lessonsDoneSince(start: Date): Promise<number> {
    const practised = db
      .$with('practised')
      .as(
        db
          .selectDistinct({ userId: scoreLedger.userId, lessonId: sentences.lessonId })
          .from(scoreLedger)
          .innerJoin(sentences, eq(sentences.id, scoreLedger.sentenceId))
          .where(gte(scoreLedger.createdAt, start)),
      );
    const [row] = await db
      .with(practised)
      .select({ done: count() })
      .from(practised)
      .where(
        sql`not exists (select 1 from ${sentences} where ${sentences.lessonId} = ${practised.lessonId} and ${visibleSentence}
          and not exists (select 1 from ${scoreLedger} where ${scoreLedger.userId} = ${practised.userId}
            and ${scoreLedger.sentenceId} = ${sentences.id}))`,
      );
    return row?.done ?? 0;
  },

  /** Of these steps of the path. One that is finished again on another day counts again. */
  async stepsDoneSince(start: Date, subjects: readonly string[]): Promise<number> {
    const { userId, subject, at } = learningEvents;
    const [row] = await db
      .select({ done: sql<number>`count(distinct (${userId}, ${subject}))::int` })
      .from(learningEvents)
      .where(and(isStepEnd, gte(at, start), inArray(subject, [...subjects])));
    return row?.done ?? 0;
  },

  daysFrom: (day: string) =>
    db.select().from(siteDays).where(gte(siteDays.day, day)).orderBy(asc(siteDays.day)),

  requestsFrom: (day: string) =>
    db
      .select({
        day: requestDays.day,
        requests: sql<number>`sum(${requestDays.requests})::int`,
        slow: sql<number>`sum(${requestDays.slow})::int`,
        refused: sql<number>`sum(${requestDays.refused})::int`,
        failed: sql<number>`sum(${requestDays.failed})::int`,
      })
      .from(requestDays)
      .where(gte(requestDays.day, day))
      .groupBy(requestDays.day),

  /** The routes with most of one trouble since that day. */
  routesWith(trouble: Trouble, day: string, limit: number) {
    const troubled = sql<number>`sum(${requestDays[trouble]})::int`;
    return db
      .select({
        route: requestDays.route,
        requests: sql<number>`sum(${requestDays.requests})::int`,
        troubled,
      })
      .from(requestDays)
      .where(gte(requestDays.day, day))
      .groupBy(requestDays.route)
      .having(gt(troubled, 0))
      .orderBy(desc(troubled), asc(requestDays.route))
      .limit(limit);
  },

  /** Lessons that at least so many learners began after `from`, and left unfinished before `until`. */
  async leftLessons({ from, until, learnersMin, limit }: LeftRange) {
    const doneBy = db.$with('done_by').as(
      db
        .select({
          userId: scoreLedger.userId,
          lessonId: sentences.lessonId,
          done: sql<number>`count(distinct ${scoreLedger.sentenceId})`.as('done'),
          lastAt: max(scoreLedger.createdAt).as('last_at'),
        })
        .from(scoreLedger)
        .innerJoin(sentences, and(eq(sentences.id, scoreLedger.sentenceId), visibleSentence))
        .where(gte(scoreLedger.createdAt, from))
        .groupBy(scoreLedger.userId, sentences.lessonId),
    );
    const size = db.$with('size').as(
      db
        .select({ lessonId: sentences.lessonId, total: sql<number>`count(*)`.as('total') })
        .from(sentences)
        .where(visibleSentence)
        .groupBy(sentences.lessonId),
    );
    const isLeft = sql`${doneBy.done} < ${size.total} and ${doneBy.lastAt} < ${until.toISOString()}::timestamptz`;
    const left = sql<number>`(count(*) filter (where ${isLeft}))::int`;
    return db
      .with(doneBy, size)
      .select({
        topicId: curriculums.topicId,
        curriculumId: curriculums.id,
        lessonId: lessons.id,
        mean: lessons.mean,
        level: lessons.level,
        sentences: sql<number>`max(${size.total})::int`,
        began: sql<number>`count(*)::int`,
        left,
        leftAfter: sql<number>`coalesce(percentile_disc(0.5) within group (order by ${doneBy.done}) filter (where ${isLeft}), 0)::int`,
      })
      .from(doneBy)
      .innerJoin(size, eq(size.lessonId, doneBy.lessonId))
      .innerJoin(lessons, and(eq(lessons.id, doneBy.lessonId), visibleLesson))
      .innerJoin(curriculums, eq(curriculums.id, lessons.curriculumId))
      .groupBy(curriculums.topicId, curriculums.id, lessons.id)
      .having(gte(left, learnersMin))
      .orderBy(desc(left), asc(lessons.id))
      .limit(limit);
  },

  /** Of these steps of the path, the last one that at least so many learners finished after `from` and before `until`. */
  leftSteps({ from, until, learnersMin, limit }: LeftRange, subjects: readonly string[]) {
    const { userId, subject, at } = learningEvents;
    const finished = db.$with('finished').as(
      db
        .select({ userId, subject, lastAt: max(at).as('last_at') })
        .from(learningEvents)
        .where(and(isStepEnd, gte(at, from)))
        .groupBy(userId, subject),
    );
    const ranked = db.$with('ranked').as(
      db
        .select({
          subject: finished.subject,
          lastAt: finished.lastAt,
          place:
            sql<number>`row_number() over (partition by ${finished.userId} order by ${finished.lastAt} desc, ${finished.subject})`.as(
              'place',
            ),
        })
        .from(finished),
    );
    const left = sql<number>`(count(*) filter (where ${ranked.place} = 1 and ${ranked.lastAt} < ${until.toISOString()}::timestamptz))::int`;
    return db
      .with(finished, ranked)
      .select({ subject: ranked.subject, finished: sql<number>`count(*)::int`, left })
      .from(ranked)
      .where(inArray(ranked.subject, [...subjects]))
      .groupBy(ranked.subject)
      .having(gte(left, learnersMin))
      .orderBy(desc(left), asc(ranked.subject))
      .limit(limit);
  },

  async waitingMail() {
    const [row] = await db
      .select({
        waiting: count(),
        failing: sql<number>`(count(*) filter (where ${mailOutbox.attempts} > 0))::int`,
        oldestAt: min(mailOutbox.createdAt),
      })
      .from(mailOutbox);
    return row ?? { waiting: 0, failing: 0, oldestAt: null };
  },

  async deleteBefore(day: string, signal?: AbortSignal): Promise<void> {
    await deleteInPortions(db, siteDays, lt(siteDays.day, day), { signal });
    await deleteInPortions(db, requestDays, lt(requestDays.day, day), { signal });
  },
});

export interface LeftRange {
  readonly from: Date;
  readonly until: Date;
  readonly learnersMin: number;
  readonly limit: number;
}
