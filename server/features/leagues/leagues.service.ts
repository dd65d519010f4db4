import type { League } from '#contract/leagues/endpoints.ts';
import {
  LEAGUE_EVENTS_READ,
  LEAGUE_GROUPS_CLOSED_AT_ONCE,
  LEAGUE_PACE,
  LEAGUE_SEATS_FREED_AT_ONCE,
  LEAGUE_WEEKS_BEFORE,
} from '#contract/server-limits.ts';
import {
  activityBand,
  answeredMinutes,
  answersPerWeek,
  endOfLeagueWeek,
  leagueScore,
  leagueWeekOf,
  minuteOf,
  startOfLeagueWeek,
  weeksBefore,
} from '#core/leagues/league-week.ts';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import type { Database } from '#server/db/connect.ts';
import type { LearningService } from '#server/features/learning/learning.service.ts';
import type { Caller } from '#server/http/route.ts';
import { createLeaguesRepository } from './leagues.repository.ts';

interface LeaguesParts {
  readonly db: Database;
  readonly learning: Pick<LearningService, 'latest'>;
  readonly clock: () => Date;
}

/**
 * Weekly leagues of learners who are similarly active. Scores are kept when events are saved: reading a group reads its
 * thirty places, however long the logs are.
 */
export function createLeaguesService({ db, learning, clock }: LeaguesParts) {
  const stored = createLeaguesRepository(db);

  async function show({ id }: Caller): Promise<League> {
    const week = leagueWeekOf(clock());
    const isMember = await stored.isMember(id);
    const own = isMember ? await stored.findPlace(id, week) : null;
    const learners = own ? await stored.learnersOf(own.groupId) : [];
    return {
      isMember,
      endsAt: endOfLeagueWeek(week).toISOString(),
      learners: learners.map(({ id: learnerId, name, score }, index) => ({
        rank: index + 1,
        name,
        score,
        isYou: learnerId === id,
      })),
    };
  }

  /** How active the learner was in the last weeks. */
  function bandOf(events: readonly LearningEvent[], week: number): number {
    const span = { from: startOfLeagueWeek(weeksBefore(week, LEAGUE_WEEKS_BEFORE)), until: clock() };
    return activityBand(answersPerWeek(answeredMinutes(events, span), span.until, LEAGUE_PACE));
  }

  /** Each week a member gets a place with the first answer: groups have no absent members. */
  async function place(userId: number, week: number, score: number, within: Database): Promise<void> {
    const leagues = createLeaguesRepository(within);
    const band = bandOf(await learning.latest(userId, LEAGUE_EVENTS_READ, within), week);
    // From here until the transaction ends, others wait for their seats.
    await leagues.lockSeats();
    const groupId = (await leagues.takeSeat(week, band)) ?? (await leagues.openGroup(week, band));
    await leagues.addPlace({ userId, week, groupId, score, reachedAt: clock() });
  }

  /** The score of this week with the answers among these events; null when there are none. */
  async function scoreWith(
    userId: number,
    week: number,
    events: readonly LearningEvent[],
    within: Database,
  ): Promise<number | null> {
    const leagues = createLeaguesRepository(within);
    const span = { from: startOfLeagueWeek(week), until: endOfLeagueWeek(week) };
    const minutes = answeredMinutes(events, span);
    if (minutes.length === 0) return null;
    await leagues.addAnswers(userId, minutes);
    return leagueScore(await leagues.minutesSince(userId, minuteOf(span.from.getTime())), LEAGUE_PACE);
  }

  const join = (userId: number): Promise<void> =>
    db.transaction(async (tx) => {
      const leagues = createLeaguesRepository(tx);
      await leagues.lock(userId);
      if (await leagues.isMember(userId)) return;
      const week = leagueWeekOf(clock());
      await leagues.addMember(userId, clock());
      const events = await learning.latest(userId, LEAGUE_EVENTS_READ, tx);
      const score = (await scoreWith(userId, week, events, tx)) ?? 0;
      if (await leagues.isShown(userId)) await place(userId, week, score, tx);
    });

  const leave = (userId: number): Promise<void> =>
    db.transaction(async (tx) => {
      const leagues = createLeaguesRepository(tx);
      await leagues.lock(userId);
      await leagues.removePlaces(userId);
      await leagues.removeMember(userId);
    });

  /**
   * Frees the seats of learners who are blocked or wait for their deletion: others come instead. They stay members, so
   * whoever comes back has a place again with the next answer.
   */
  async function freeSeats(): Promise<number> {
    const hidden = await stored.hiddenWithPlace(LEAGUE_SEATS_FREED_AT_ONCE);
    for (const userId of hidden)
      await db.transaction(async (tx) => {
        const leagues = createLeaguesRepository(tx);
        await leagues.lock(userId);
        // Somebody may have come back meanwhile.
        if (!(await leagues.isShown(userId))) await leagues.removePlaces(userId);
      });
    return hidden.length;
  }

  /** Closes a few groups of earlier weeks in a transaction of their own. */
  const closeGroups = (): Promise<number> =>
    db.transaction(async (tx) => {
      const leagues = createLeaguesRepository(tx);
      const week = leagueWeekOf(clock());
      const groups = await leagues.lockBefore(week, LEAGUE_GROUPS_CLOSED_AT_ONCE);
      if (groups.length > 0) await leagues.deleteGroups(groups, minuteOf(startOfLeagueWeek(week).getTime()));
      return groups.length;
    });

  return {
    show,

    async change(caller: Caller, isMember: boolean): Promise<League> {
      await (isMember ? join(caller.id) : leave(caller.id));
      return show(caller);
    },

    /** Counts new events of a learner, in the transaction that saves them. */
    async count(userId: number, events: readonly LearningEvent[], within: Database): Promise<void> {
      const leagues = createLeaguesRepository(within);
      if (!(await leagues.isMember(userId))) return;
      const week = leagueWeekOf(clock());
      const score = await scoreWith(userId, week, events, within);
      if (score === null) return;
      const before = await leagues.findPlace(userId, week);
      // An account that waits for its deletion may still learn, but takes no seat.
      if (!before && !(await leagues.isShown(userId))) return;
      if (!before) await place(userId, week, score, within);
      else if (score !== before.score) await leagues.setScore(userId, week, score, clock());
    },

    /** Deletes the groups of earlier weeks, and frees the seats of those who have left. */
    async cleanUp(signal?: AbortSignal): Promise<void> {
      for (;;) if (signal?.aborted || (await closeGroups()) < LEAGUE_GROUPS_CLOSED_AT_ONCE) break;
      for (;;) if (signal?.aborted || (await freeSeats()) < LEAGUE_SEATS_FREED_AT_ONCE) return;
    },
  };
}

export type LeaguesService = ReturnType<typeof createLeaguesService>;
