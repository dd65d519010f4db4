import { setTimeout as wait } from 'node:timers/promises';
// Learners who do a bit of everything through the balancer, and remember what was acknowledged.
import { isDeepStrictEqual } from 'node:util';
import { call, logIn, newId } from './calls.mjs';
import { inDatabase } from './people.mjs';

const PAUSE_MS = 120;
const RETRY_MS = 200;
const RETRIES = 100;
const KANA = [...'あいうえおかきくけこさしすせそたちつてと'];
const GRADES = ['again', 'hard', 'good', 'easy'];
const EXERCISES = ['match-pairs', 'meaning-choice', 'heard-choice', 'tiles', 'dictation'];
const PAGES = ['/', '/path', '/rank', '/exercises', '/kana'];

/**
 * With `retries`, a call that fails is sent again with the same ids, as the app does it; without, it counts as failed.
 *
 * @param {{ url: string, person: { id: number, email: string, password: string }, material: { sentences: readonly { id: number, lessonId: number, answer: string }[], words: readonly number[] }, hasRetries: () => boolean }} options
 */
export async function createLearner({ url, person, material, hasRetries }) {
  const token = await logIn(url, person);
  const browser = newId();
  const failures = [];
  const acknowledged = { events: new Set(), comments: new Set(), favorites: new Set() };
  let calls = 0;
  let turn = person.id;
  const next = (list) => list[turn++ % list.length];

  async function send(method, path, options) {
    for (let tries = 0; ; tries++) {
      calls++;
      try {
        return await call(url, method, path, { token, browser, ...options });
      } catch (error) {
        const isFinal = error.status >= 400 && error.status < 500;
        if (isFinal || !hasRetries() || tries === RETRIES) throw error;
        await wait(RETRY_MS);
      }
    }
  }

  const eventOf = (kind, subject, result) => ({
    id: newId(),
    kind,
    subject,
    result,
    at: new Date().toISOString(),
  });

  async function log(...events) {
    await send('POST', '/api/me/learning-events', { body: { events } });
    for (const { id } of events) acknowledged.events.add(id);
    return events;
  }

  let categoryId;
  const cards = new Set();
  /** One after the other, so that none is left out. */
  const actions = {
    kana: () =>
      log(
        eventOf('kana-read', `kana:${next(KANA)}`, 'right'),
        eventOf('kana-hear', `kana:${next(KANA)}`, 'wrong'),
      ),
    exercise: () => log(eventOf(next(EXERCISES), `word:${next(material.words)}`, 'right')),
    card: async () => {
      const card = `word:${next(material.words)}-read`;
      await log(eventOf('card-added', card, 'right'), eventOf('review', card, next(GRADES)));
      cards.add(card);
    },
    'review sent twice': async () => {
      const card = [...cards].at(turn % Math.max(cards.size, 1)) ?? 'word:6-read';
      const events = await log(eventOf('review', card, next(GRADES)));
      // As after a lost reply.
      await log(...events);
    },
    answer: () => {
      const { id, answer } = next(material.sentences);
      const userAnswer = turn % 3 === 0 ? '水が好きです。' : answer;
      return send('POST', '/api/sentences/check-answer', {
        key: newId(),
        body: { sentenceId: id, userAnswer },
      });
    },
    comment: async () => {
      const content = `Bình luận ${newId()}`;
      await send('POST', `/api/sentences/${next(material.sentences).id}/comments`, {
        key: newId(),
        body: { content },
      });
      acknowledged.comments.add(content);
    },
    'saved word': async () => {
      categoryId ??= (
        await send('POST', '/api/favorites/categories', {
          key: newId(),
          query: { name: `Sổ ${newId().slice(0, 8)}` },
        })
      ).id;
      const itemId = next(material.words);
      if (acknowledged.favorites.has(itemId)) return;
      await send('POST', '/api/favorites/add', { key: newId(), query: { categoryId, itemId } });
      acknowledged.favorites.add(itemId);
    },
    sync: () => send('GET', '/api/me/learning-events', { query: { after: 0 } }),
    'cards due': () => send('GET', '/api/me/cards/due'),
    page: () => send('GET', next(PAGES)),
  };
  const order = Object.entries(actions);
  const done = new Map(order.map(([name]) => [name, 0]));
  let actionTurn = person.id;

  return {
    person,
    token,
    failures,
    acknowledged,
    /** How often each action succeeded. */
    done,
    calls: () => calls,
    /** Until the signal; then the calls that are under way have ended. */
    async learn(signal) {
      while (!signal.aborted) {
        const [name, act] = order[actionTurn++ % order.length];
        try {
          await act();
          done.set(name, done.get(name) + 1);
        } catch (error) {
          failures.push(`${new Date().toISOString()} ${error.message}`);
        }
        await wait(PAUSE_MS);
      }
    },
  };
}

/** All that one node says about one learner. */
async function stateOf({ url }, { person, token }) {
  const events = [];
  let after = 0;
  for (let hasMore = true; hasMore;) {
    const part = await call(url, 'GET', '/api/me/learning-events', { token, query: { after } });
    events.push(...part.events);
    ({ last: after, hasMore } = part);
  }
  const due = await call(url, 'GET', '/api/me/cards/due', { token });
  const { score } = await call(url, 'GET', `/auth/${person.id}/score`, { token });
  const ranking = await call(url, 'GET', '/auth/load/userrank', { token });
  const league = await call(url, 'GET', '/api/me/league', { token });
  return { events, due, score, rank: ranking.find(({ id }) => id === person.id)?.score, league };
}

const COMPARED_TRIES = 5;

/** What two nodes say differently about a learner; empty if they agree. */
export async function compareNodes(one, other, learner) {
  let differing = [];
  // A card may become due between two calls.
  for (let tries = 0; tries < COMPARED_TRIES; tries++) {
    const [first, second] = await Promise.all([stateOf(one, learner), stateOf(other, learner)]);
    differing = Object.keys(first).filter((what) => !isDeepStrictEqual(first[what], second[what]));
    if (differing.length === 0) return [];
  }
  return differing.map((what) => `${learner.person.name}: ${what}`);
}

/** What was acknowledged to a learner and is not there exactly once. */
export async function findLost(node, databaseUrl, learner) {
  const { events } = await stateOf(node, learner);
  const counts = new Map();
  for (const { id } of events) counts.set(id, (counts.get(id) ?? 0) + 1);
  const lost = [...learner.acknowledged.events]
    .filter((id) => counts.get(id) !== 1)
    .map((id) => `event ${id}`);
  await inDatabase(databaseUrl, async (client) => {
    const comments = await client.query(
      'select content, count(*)::int as count from comments where user_id = $1 group by 1',
      [learner.person.id],
    );
    const byText = new Map(comments.rows.map(({ content, count }) => [content, count]));
    for (const content of learner.acknowledged.comments)
      if (byText.get(content) !== 1) lost.push(`${content} (${byText.get(content) ?? 0} times)`);
    for (const [content, count] of byText) if (count > 1) lost.push(`${content} (${count} times)`);
    const saved = await client.query(
      'select item_id as id from favorites join categories on categories.id = category_id where user_id = $1',
      [learner.person.id],
    );
    const ids = new Set(saved.rows.map(({ id }) => id));
    for (const id of learner.acknowledged.favorites) if (!ids.has(id)) lost.push(`saved word ${id}`);
  });
  return lost;
}
