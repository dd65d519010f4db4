import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { DAY_MS } from '#contract/limits.ts';
import { MEMORY_ROWS_PER_STATEMENT } from '#contract/server-limits.ts';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import { openDatabase } from '#server/db/connect.ts';
import { createLeaguesService } from '#server/features/leagues/leagues.service.ts';
import { createLearningService } from '#server/features/learning/learning.service.ts';
import { createMemoryCardsService } from '#server/features/memory/memory-cards.service.ts';
import { createStanding } from '#server/features/reminders/standing.ts';
import type { Caller } from '#server/http/route.ts';
import { fillEveryMinute, fillLeagues, takePlaceAway } from './league-server.ts';

const CARDS_PER_LEARNER = 20;
const EVENTS_PER_CARD = 10;
/** Learners whose first answers of a week come together. */
const RUSH = 40;
/** The first learner has the id after this one. */
const FIRST_ID = 1_000_000;
const now = new Date();

/** A database with this many cards, and the calls of its learners. */
export async function openLearners(serverUrl: string, name: string, cards: number) {
  const learners = cards / CARDS_PER_LEARNER;
  const url = await createDatabase(serverUrl, name);
  // Brings the tables up to date.
  const database = await openDatabase({ dataDir: '', databaseUrl: url });
  const client = new Client({ connectionString: url });
  await client.connect();
  const startedAt = performance.now();
  await fill(client, 1, learners, CARDS_PER_LEARNER, EVENTS_PER_CARD);
  await fillLeagues(client, FIRST_ID, learners, now);
  const filledIn = (performance.now() - startedAt) / 1_000;

  const clock = () => now;
  const memory = createMemoryCardsService({ db: database.db, clock });
  const learning = createLearningService({ db: database.db, clock });
  learning.onSaved(memory.keep);
  learning.onCommitted(memory.catchUpAfter);
  const leagues = createLeaguesService({ db: database.db, learning, clock });
  learning.onSaved(leagues.count);
  const standingOf = createStanding({ learning, memory });
  let turn = 0;

  /** Far from the one before, so that its rows are not in the same pages. */
  function nextLearner() {
    turn += 1;
    const caller = callerOf(1 + ((turn * 7_919) % learners));
    const answer = () => learning.save(caller, [review(`word:${1 + (turn % CARDS_PER_LEARNER)}-read`)]);
    const withoutPlace = () => takePlaceAway(client, caller.id, now);
    const withoutLeague = () => leagues.change(caller, false);
    return {
      due: { work: () => memory.due(caller, { minutesEast: 420, limit: 20 }) },
      answer: { work: answer },
      league: { work: () => leagues.show(caller) },
      firstAnswerOfWeek: { before: withoutPlace, work: answer },
      join: { before: withoutLeague, work: () => leagues.change(caller, true) },
    };
  }

  return {
    filledIn,
    sizes: await sizesOf(client),

    nextLearner,

    /** Many learners come back at once when a week begins. */
    rush() {
      const callers = Array.from({ length: RUSH }, (_, at) => callerOf(1 + at));
      return {
        before: async () => {
          for (const { id } of callers) await takePlaceAway(client, id, now);
        },
        work: () => Promise.all(callers.map((caller) => learning.save(caller, [review('word:1-read')]))),
      };
    },

    /** The last week is closed. */
    closeWeek: () => leagues.cleanUp(),
    members: learners,

    /** What somebody can store to make calls slow. */
    async hostileLogs() {
      const [many, long] = [learners + 1, learners + 2];
      await fill(client, many, 1, 5_000, EVENTS_PER_CARD);
      await fill(client, long, 1, 200, MEMORY_ROWS_PER_STATEMENT - 10);
      const words = Array.from({ length: 200 }, (_, at) => review(`word:${at + 1}-read`));
      const late = new Date(now.getTime() - 400 * DAY_MS).toISOString();
      const wish = { ...review('retention:95'), kind: 'memory-wish', result: 'right', at: late } as const;
      const minutes = callerOf(1);
      await fillEveryMinute(client, minutes.id, now);
      return [
        { name: 'joining a league with 50,000 events', work: () => leagues.change(callerOf(many), true) },
        {
          name: 'an answer after answers in every minute of a week',
          work: () => learning.save(minutes, [review('word:1-read')]),
        },
        {
          name: 'a reminder of a learner with 50,000 events',
          work: () => standingOf(callerOf(many).id, now, () => 420),
        },
        {
          name: '200 answers on 200 cards of ten events',
          work: () => learning.save(callerOf(many), words),
        },
        {
          name: `200 answers on 200 cards of ${MEMORY_ROWS_PER_STATEMENT - 10} events`,
          work: () => learning.save(callerOf(long), words.map(withNewId)),
        },
        { name: 'a late setting with 5,000 cards', work: () => learning.save(callerOf(many), [wish]) },
        {
          name: 'what is due of 5,000 cards',
          work: () => memory.due(callerOf(many), { minutesEast: 420, limit: 20 }),
        },
      ];
    },

    async close() {
      await client.end();
      await database.close();
    },
  };
}

const callerOf = (learner: number): Caller => ({
  id: FIRST_ID + learner,
  email: '',
  name: '',
  roles: ['USER'],
  tokenVersion: 0,
  sessionId: '',
});

const review = (subject: string): LearningEvent => ({
  id: randomUUID(),
  kind: 'review',
  subject,
  result: 'good',
  at: now.toISOString(),
});
const withNewId = (event: LearningEvent): LearningEvent => ({ ...event, id: randomUUID() });

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  return new URL(`/${name}`, serverUrl).href;
}

/** Learners from this number on, each with this many words, reviewed every few weeks; a quarter of them are due. */
async function fill(client: Client, first: number, learners: number, cards: number, events: number) {
  // Foreign keys are not checked row by row.
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `insert into users (id, email, name, verified_at)
     select ${FIRST_ID} + n, 'hoc-' || n || '@kakehashi.test', 'Học viên', now()
     from generate_series(${first}, ${first + learners - 1}) n`,
  );
  await client.query(
    `insert into learning_events (user_id, id, number, kind, subject, result, at)
     select ${FIRST_ID} + n, gen_random_uuid(), (c - 1) * ${events} + e, 'review', 'word:' || c || '-read',
       case when (n + c + e) % 9 = 0 then 'again' else 'good' end,
       now() - make_interval(days => 350 - e * 300 / ${events}, mins => c + n % 1000)
     from generate_series(${first}, ${first + learners - 1}) n, generate_series(1, ${cards}) c,
       generate_series(1, ${events}) e`,
  );
  await client.query(
    `insert into memory_cards (user_id, subject, thing, phase, step, due, earliest, stability, difficulty, reviews, lapses,
       leech_at, added_at, first_review, last_review, last_recall, is_suspended, is_known, is_leech)
     select ${FIRST_ID} + n, 'word:' || c || '-read', 'word:' || c, 'review', 0,
       now() + make_interval(days => (c + n) % 32 - 8), now() + make_interval(days => (c + n) % 32 - 9), 60, 5, ${events}, 1,
       8, now() - interval '350 days', now() - interval '350 days', now() - interval '50 days', now() - interval '50 days',
       false, false, false
     from generate_series(${first}, ${first + learners - 1}) n, generate_series(1, ${cards}) c`,
  );
  await client.query('vacuum analyze');
}

async function sizesOf(client: Client) {
  const { rows } = await client.query<{ cards: number; events: number; learners: number; megabytes: number }>(
    `select (select count(*) from memory_cards)::int as cards, (select count(*) from learning_events)::int as events,
       (select count(*) from users)::int as learners,
       (pg_database_size(current_database()) / 1000000)::int as megabytes`,
  );
  const [sizes] = rows;
  if (!sizes) throw new Error('A count has one row.');
  return sizes;
}
