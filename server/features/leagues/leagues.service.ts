import type { League } from '#contract/leagues/endpoints.ts';
import { LEAGUE_EVENTS_READ, LEAGUE_PACE, LEAGUE_WEEKS_BEFORE } from '#contract/server-limits.ts';
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
  async function place(userId: number, week: number, within: Database): Promise<{ score: number }> {
    const leagues = createLeaguesRepository(within);
    const band = bandOf(await learning.latest(userId, LEAGUE_EVENTS_READ, within), week);
    await leagues.lockSeats();
    const groupId = (await leagues.takeSeat(week, band)) ?? (await leagues.openGroup(week, band));
    await leagues.addPlace({ userId, week, groupId, reachedAt: clock() });
    return { score: 0 };
  }

  /** Counts the answers of this week among these events. */
  async function addAnswers(
    userId: number,
    week: number,
    events: readonly LearningEvent[],
    within: Database,
  ): Promise<void> {
    const leagues = createLeaguesRepository(within);
    const span = { from: startOfLeagueWeek(week), until: endOfLeagueWeek(week) };
    const minutes = answeredMinutes(events, span);
    if (minutes.length === 0) return;
    const before = (await leagues.findPlace(userId, week)) ?? (await place(userId, week, within));
    await leagues.addAnswers(userId, minutes);
    const all = await leagues.minutesSince(userId, minuteOf(span.from.getTime()));
    const score = leagueScore(all, LEAGUE_PACE);
    if (score !== before.score) await leagues.setScore(userId, week, score, clock());
  }

  const join = (userId: number): Promise<void> =>
    db.transaction(async (tx) => {
      const leagues = createLeaguesRepository(tx);
      await leagues.lock(userId);
      if (await leagues.isMember(userId)) return;
      const week = leagueWeekOf(clock());
      await leagues.addMember(userId, clock());
      await place(userId, week, tx);
      await addAnswers(userId, week, await learning.latest(userId, LEAGUE_EVENTS_READ, tx), tx);
    });

  const leave = (userId: number): Promise<void> =>
    db.transaction(async (tx) => {
      const leagues = createLeaguesRepository(tx);
      await leagues.lock(userId);
      await leagues.removeMember(userId);
    });

  return {
    show,

    async change(caller: Caller, isMember: boolean): Promise<League> {
      await (isMember ? join(caller.id) : leave(caller.id));
      return show(caller);
    },

    /** Counts new events of a learner, in the transaction that saves them. */
    async count(userId: number, events: readonly LearningEvent[], within: Database): Promise<void> {
      if (!(await createLeaguesRepository(within).isMember(userId))) return;
      await addAnswers(userId, leagueWeekOf(clock()), events, within);
    },

    /** Deletes the groups of earlier weeks. */
    async cleanUp(): Promise<void> {
      const week = leagueWeekOf(clock());
      await stored.deleteBefore(week, minuteOf(startOfLeagueWeek(week).getTime()));
    },
  };
}

export type LeaguesService = ReturnType<typeof createLeaguesService>;
