import { asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { learningEventColumns, learningEventOf } from '#server/db/learning-event-row.ts';
import {
  leagueMembers,
  leagueMinutes,
  leaguePlaces,
  learningEvents,
  memoryCards,
  mistakes,
  ownCards,
  practiceTries,
  refusedAnswers,
  reminderDevices,
  reminders,
  scoreLedger,
} from '#server/db/schema/index.ts';

const { userId: _ofCard, ...cardColumns } = getTableColumns(memoryCards);
const { userId: _ofOwnCard, ...ownCardColumns } = getTableColumns(ownCards);

/** What a learner has done and learnt, for the export of one's own data. */
export const createOwnLearningRepository = (db: Database) => ({
  scores: (userId: number) =>
    db
      .select({
        sentenceId: scoreLedger.sentenceId,
        mode: scoreLedger.mode,
        points: scoreLedger.points,
        createdAt: scoreLedger.createdAt,
      })
      .from(scoreLedger)
      .where(eq(scoreLedger.userId, userId))
      .orderBy(desc(scoreLedger.createdAt)),

  tries: (userId: number) =>
    db
      .select({
        sentenceId: practiceTries.sentenceId,
        mode: practiceTries.mode,
        tries: practiceTries.tries,
      })
      .from(practiceTries)
      .where(eq(practiceTries.userId, userId))
      .orderBy(asc(practiceTries.sentenceId)),

  refusedAnswers: (userId: number) =>
    db
      .select({
        sentenceId: refusedAnswers.sentenceId,
        mode: refusedAnswers.mode,
        answer: refusedAnswers.normalForm,
        createdAt: refusedAnswers.createdAt,
      })
      .from(refusedAnswers)
      .where(eq(refusedAnswers.userId, userId))
      .orderBy(desc(refusedAnswers.createdAt)),

  mistakes: (userId: number) =>
    db
      .select({
        sentenceId: mistakes.sentenceId,
        mode: mistakes.mode,
        code: mistakes.code,
        explanation: mistakes.explanationId,
        typed: mistakes.typed,
        expected: mistakes.expected,
        createdAt: mistakes.createdAt,
      })
      .from(mistakes)
      .where(eq(mistakes.userId, userId))
      .orderBy(desc(mistakes.id)),

  async learningEvents(userId: number) {
    const rows = await db
      .select(learningEventColumns)
      .from(learningEvents)
      .where(eq(learningEvents.userId, userId))
      .orderBy(desc(learningEvents.number));
    return rows.map(learningEventOf);
  },

  /** What the learning events say about each card. */
  memoryCards: (userId: number) =>
    db
      .select(cardColumns)
      .from(memoryCards)
      .where(eq(memoryCards.userId, userId))
      .orderBy(asc(memoryCards.subject)),

  ownCards: (userId: number) =>
    db
      .select(ownCardColumns)
      .from(ownCards)
      .where(eq(ownCards.userId, userId))
      .orderBy(asc(ownCards.createdAt), asc(ownCards.id)),

  /** Without the token, which is a secret between us and the mailbox. */
  reminder: (userId: number) =>
    db
      .select({
        state: reminders.state,
        hour: reminders.hour,
        byMail: reminders.byMail,
        timeZone: reminders.timeZone,
        quietDays: reminders.quietDays,
        lastSentAt: reminders.lastSentAt,
        lastSeenAt: reminders.lastSeenAt,
      })
      .from(reminders)
      .where(eq(reminders.userId, userId)),

  /** Whose push service, and since when; without the address and the keys, which are secrets of the browser. */
  async reminderDevices(userId: number) {
    const rows = await db
      .select({
        endpoint: reminderDevices.endpoint,
        createdAt: reminderDevices.createdAt,
        lastSuccessAt: reminderDevices.lastSuccessAt,
      })
      .from(reminderDevices)
      .where(eq(reminderDevices.userId, userId))
      .orderBy(asc(reminderDevices.id));
    return rows.map(({ endpoint, ...times }) => ({ host: new URL(endpoint).host, ...times }));
  },

  /** The membership with this week's place, and the minutes from which the score is counted. */
  league: async (userId: number) => ({
    membership: await db
      .select({
        joinedAt: leagueMembers.joinedAt,
        week: leaguePlaces.week,
        score: leaguePlaces.score,
        reachedAt: leaguePlaces.reachedAt,
      })
      .from(leagueMembers)
      .leftJoin(leaguePlaces, eq(leaguePlaces.userId, leagueMembers.userId))
      .where(eq(leagueMembers.userId, userId)),
    minutes: await db
      .select({ minute: leagueMinutes.minute, answers: leagueMinutes.answers })
      .from(leagueMinutes)
      .where(eq(leagueMinutes.userId, userId))
      .orderBy(asc(leagueMinutes.minute)),
  }),
});
