import type { Client } from 'pg';
import { LEAGUE_GROUP_MAX } from '#contract/learning-limits.ts';
import { leagueWeekOf, minuteOf, startOfLeagueWeek, weeksBefore } from '#core/leagues/league-week.ts';

const MINUTES_PER_LEARNER = 20;
const MINUTES_OF_WEEK = 7 * 24 * 60;
const BANDS = 5;
/** One learner in so many has no place in this week yet: most groups have a free seat, which is the hardest to search. */
const ABSENT_EVERY = 12;

/** All of these learners are members, with the groups of the last week and of this one. */
export async function fillLeagues(client: Client, firstId: number, learners: number, now: Date) {
  const week = leagueWeekOf(now);
  await client.query(
    `insert into league_members (user_id) select ${firstId} + n from generate_series(1, ${learners}) n`,
  );
  await fillWeek(client, firstId, learners, weeksBefore(week, 1), 'true');
  await fillWeek(client, firstId, learners, week, `n % ${ABSENT_EVERY} <> 0`);
  await client.query('vacuum analyze');
}

async function fillWeek(client: Client, firstId: number, learners: number, week: number, takesPart: string) {
  const firstMinute = minuteOf(startOfLeagueWeek(week).getTime());
  const placed = `generate_series(1, ${learners}) n where ${takesPart}`;
  // Of one week: there are never as many groups as days times a thousand.
  const groupId = `${week} * 10000 + (n - 1) / ${LEAGUE_GROUP_MAX}`;
  await client.query(
    `insert into league_groups (id, week, band, members)
     select ${groupId}, ${week}, (n - 1) / ${LEAGUE_GROUP_MAX} % ${BANDS}, count(*) from ${placed} group by 1, 3`,
  );
  await client.query(
    `insert into league_places (user_id, week, group_id, score, reached_at)
     select ${firstId} + n, ${week}, ${groupId}, ${MINUTES_PER_LEARNER}, now() from ${placed}`,
  );
  await client.query(
    `insert into league_minutes (user_id, minute, answers)
     select ${firstId} + n, ${firstMinute} + m, 1
     from generate_series(1, ${learners}) n, generate_series(1, ${MINUTES_PER_LEARNER}) m where ${takesPart}`,
  );
}

/** As before the first answer of this week. */
export async function takePlaceAway(client: Client, userId: number, now: Date): Promise<void> {
  const week = leagueWeekOf(now);
  await client.query(
    `with gone as (delete from league_places where user_id = ${userId} and week = ${week} returning group_id)
     update league_groups set members = members - 1 from gone where id = gone.group_id`,
  );
  await client.query(
    `delete from league_minutes where user_id = ${userId} and minute >= ${minuteOf(startOfLeagueWeek(week).getTime())}`,
  );
}

/** Answers in every minute of this week. */
export async function fillEveryMinute(client: Client, userId: number, now: Date): Promise<void> {
  const first = minuteOf(startOfLeagueWeek(leagueWeekOf(now)).getTime());
  await client.query(
    `insert into league_minutes (user_id, minute, answers)
     select ${userId}, m, 1 from generate_series(${first}, ${first + MINUTES_OF_WEEK - 1}) m
     on conflict do nothing`,
  );
}
