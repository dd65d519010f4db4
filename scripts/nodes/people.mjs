// The accounts of the run, written into the database: registering needs mails.
import { hash } from '@node-rs/argon2';
import { Client } from 'pg';

const PASSWORD = 'cau-noi-tieng-nhat';
export const ADMIN = { email: 'admin@kakehashi.test', password: PASSWORD };
const FIRST_ID = 400_001;

/**
 * @param {string} databaseUrl
 * @param {readonly { name: string, roles: readonly string[] }[]} people
 */
export async function addPeople(databaseUrl, people) {
  const passwordHash = await hash(PASSWORD);
  return inDatabase(databaseUrl, async (client) => {
    const made = [];
    for (const [index, { name, roles }] of people.entries()) {
      const person = { id: FIRST_ID + index, name, email: `${name}@kakehashi.test`, password: PASSWORD };
      await client.query(
        'insert into users (id, email, name, password_hash, verified_at) values ($1, $2, $3, $4, now())',
        [person.id, person.email, name, passwordHash],
      );
      for (const role of roles)
        await client.query('insert into user_roles (user_id, role) values ($1, $2)', [person.id, role]);
      made.push(person);
    }
    return made;
  });
}

/** Japanese sentences without the notation of authors, and words: what learners answer and save. */
export const findMaterial = (databaseUrl) =>
  inDatabase(databaseUrl, async (client) => {
    const sentences = await client.query(
      `select id, lesson_id as "lessonId", jp_sentence as answer from sentences
       where id < 100000 and jp_sentence ~ '^[^][(){}|]+$' order by id limit 200`,
    );
    const words = await client.query('select id from items where id < 100000 order by id limit 200');
    return { sentences: sentences.rows, words: words.rows.map(({ id }) => id) };
  });

/** An author writes drafts into lessons of their own only. */
export const giveLesson = (databaseUrl, lessonId, { id }) =>
  inDatabase(databaseUrl, (client) =>
    client.query('update lessons set created_by = $1 where id = $2', [id, lessonId]),
  );

export const countMigrations = (databaseUrl) =>
  inDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query('select count(*)::int as count from drizzle.__drizzle_migrations');
    return rows[0].count;
  });

export async function inDatabase(databaseUrl, work) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
