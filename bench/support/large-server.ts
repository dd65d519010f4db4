import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { DAY_MS } from '#contract/limits.ts';
import { openDatabase } from '#server/db/connect.ts';
import { createPiecesRepository } from '#server/features/contributions/pieces.repository.ts';
import { createLearningService } from '#server/features/learning/learning.service.ts';
import { createMemoryCardsService } from '#server/features/memory/memory-cards.service.ts';
import { createOwnAccountService } from '#server/features/own-account/own-account.service.ts';
import { createStanding } from '#server/features/reminders/standing.ts';

interface Sizes {
  readonly learners: number;
  readonly events: number;
  readonly accountEvents: number;
}

interface Place {
  readonly dataDir: string;
  readonly serverUrl?: string;
  readonly name: string;
}

const SENTENCES = 40;
const FIRST_ID = 1_000_000;
const REMINDED = FIRST_ID - 1;
const LEAVING = FIRST_ID - 2;
/** The lesson that few have tried has only these learners. */
const FEW = 15;
const ROWS_AT_ONCE = 50_000;
const LESSONS = { all: 900_001, few: 900_002 };

/** A database of this size, and what is measured in it. */
export async function openLarge({ dataDir, serverUrl, name }: Place, sizes: Sizes) {
  const databaseUrl = serverUrl && (await createDatabase(serverUrl, name));
  const database = await openDatabase({ dataDir, databaseUrl });
  const { db } = database;
  const startedAt = performance.now();
  await fill();
  const now = new Date();
  const clock = () => now;
  const learning = createLearningService({ db, clock });
  const standingOf = createStanding({ learning, memory: createMemoryCardsService({ db, clock }) });
  // Only the clean-up is used.
  const accounts = createOwnAccountService({ db, clock } as Parameters<typeof createOwnAccountService>[0]);

  /** In portions, so that no statement runs into the timeout. */
  async function inParts(count: number, insert: (from: number, to: number) => string): Promise<void> {
    for (let from = 1; from <= count; from += ROWS_AT_ONCE)
      await db.execute(sql.raw(insert(from, Math.min(count, from + ROWS_AT_ONCE - 1))));
  }

  async function fill(): Promise<void> {
    const { learners, events, accountEvents } = sizes;
    await inParts(
      learners,
      (from, to) => `insert into users (id, email, name, verified_at)
        select ${FIRST_ID} + n, 'hoc-' || n || '@kakehashi.test', 'Học viên', now() from generate_series(${from}, ${to}) n`,
    );
    await db.execute(
      sql.raw(`insert into users (id, email, name, verified_at, deletion_due_at) values
        (${REMINDED}, 'nhac@kakehashi.test', 'Lan', now(), null), (${LEAVING}, 'di@kakehashi.test', 'Mai', now(), now())`),
    );
    await db.execute(sql`insert into topics (id, title, img) values (900000, 'Chủ đề', '')`);
    await db.execute(
      sql`insert into curriculums (id, topic_id, name, img) values (900000, 900000, 'Khóa', '')`,
    );
    for (const [at, lesson] of Object.values(LESSONS).entries()) {
      await db.execute(
        sql.raw(
          `insert into lessons (id, curriculum_id, title, mean, level) values (${lesson}, 900000, 'Bài', 'Bài', 'A1')`,
        ),
      );
      await db.execute(
        sql.raw(`insert into sentences (id, lesson_id, vi_sentence, jp_sentence, hint)
          select ${910_000 + at * SENTENCES} + n, ${lesson}, 'Nước.', '水。', '…' from generate_series(1, ${SENTENCES}) n`),
      );
    }
    const tries = (count: number, firstSentence: number) =>
      inParts(
        count,
        (from, to) => `insert into practice_tries (user_id, sentence_id, mode, tries)
          select ${FIRST_ID} + 1 + (n - 1) / ${SENTENCES}, ${firstSentence} + 1 + (n - 1) % ${SENTENCES}, 'translate', 1
          from generate_series(${from}, ${to}) n`,
      );
    await tries(learners * SENTENCES, 910_000);
    await tries(FEW * SENTENCES, 910_000 + SENTENCES);
    const log = (user: number, count: number) =>
      inParts(
        count,
        (from, to) => `insert into learning_events (user_id, id, number, kind, subject, result, at)
          select ${user}, gen_random_uuid(), n, 'review', 'word:' || n % 2000 || '-read', 'good',
            now() - make_interval(mins => ((${count} - n)::bigint * 500000 / ${count})::int)
          from generate_series(${from}, ${to}) n`,
      );
    await log(REMINDED, events);
    await log(LEAVING, accountEvents);
    await db.execute(sql`analyze`);
  }

  return {
    filled: `${name}: ${sizes.learners * SENTENCES} tries, logs of ${sizes.events} and ${sizes.accountEvents} events, filled in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`,

    async deleteLesson(which: keyof typeof LESSONS): Promise<void> {
      await db.execute(
        sql`update lessons set deleted_at = ${now.toISOString()}::timestamptz where id = ${LESSONS[which]}`,
      );
      await createPiecesRepository(db).deleteForGood(new Date(now.getTime() + DAY_MS));
    },
    remind: () => standingOf(REMINDED, now, () => 420),
    deleteAccount: () => accounts.cleanUp(),

    /** Sends another statement every few milliseconds; says how long the slowest one took. */
    watch() {
      let longest = 0;
      const stopping = new AbortController();
      const watching = (async () => {
        for (;;) {
          if (stopping.signal.aborted) return;
          const askedAt = performance.now();
          await db.execute(sql`select 1`).catch(() => undefined);
          longest = Math.max(longest, performance.now() - askedAt);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      })();
      return {
        async stop(): Promise<number> {
          stopping.abort();
          await watching;
          return longest;
        },
      };
    },

    close: () => database.close(),
  };
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  return new URL(`/${name}`, serverUrl).href;
}
