import * as fakeDatabase from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Comment } from '#contract/comments/comment.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { checkAnswer } from '#contract/practice/endpoints.ts';
import { PRACTICE_MODES } from '#contract/practice/modes.ts';
import { randomFrom, shuffled } from '#core/random.ts';
import {
  commentLikes,
  comments,
  favorites,
  items,
  learningEvents,
  notifications,
  practiceTries,
  scoreLedger,
} from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { NewEvent } from '#app/lib/learning/learning-log.ts';
import type { OutboxInputs, OutboxKind } from '#app/lib/outbox/outbox-entry.ts';
import { createCutNetwork } from './cut-network.ts';
import { openDevice } from './device.ts';

/**
 * The real outbox and log of two devices, and the real server, with a network between them that is cut again and again:
 * they end with the same data as with a network that never fails, and with each other's.
 */

const { app, call, factories, db, now, passTime } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
beforeEach(() => {
  for (const [name, value] of Object.entries(fakeDatabase)) vi.stubGlobal(name, value);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
beforeEach(() => emptyTables(db));

const CUTS = 100;
const SENTENCES = 5;
const WORDS = 12;
/** So long an answer has waited that it tells its own time. */
const STEP_MS = MINUTE_MS + 1_000;
let nextSentence = 1;

type Action =
  | { [K in OutboxKind]: { readonly kind: K; readonly input: OutboxInputs[K] } }[OutboxKind]
  | { readonly kind: 'learn'; readonly event: NewEvent };

async function makeContent() {
  const sentenceIds = Array.from({ length: SENTENCES }, () => nextSentence++);
  for (const id of sentenceIds) await factories.topic({ sentence: { id } });
  const words = Array.from({ length: WORDS }, (_, at) => ({
    id: at + 1,
    kanji: `水${at}`,
    hiragana: 'みず',
    mean: 'nước',
    type: 'N5' as const,
  }));
  await db.insert(items).values(words);
  const mai = await factories.user();
  const written = await call('POST', `/api/sentences/${sentenceIds[0]}/comments`, {
    token: mai.token,
    body: { content: 'Khó quá' },
  });
  return { sentenceIds, commentId: (written.body as Comment).id };
}

/** What the learner does, mixed, but with the tries of a sentence in their order. */
function journeyOf(
  { sentenceIds, commentId }: Awaited<ReturnType<typeof makeContent>>,
  random: () => number,
) {
  const [first = 0] = sentenceIds;
  const lanes: Action[][] = sentenceIds.flatMap((sentenceId, at) =>
    PRACTICE_MODES.map((mode): Action[] => {
      const wrong = Array.from({ length: Math.floor(random() * 3) }, (_, tries): Action => {
        return { kind: 'answer', input: { sentenceId, mode, text: `水で飲みます${tries}` } };
      });
      const revealed: Action[] = at === 0 ? [{ kind: 'reveal', input: { sentenceId, mode, about: '' } }] : [];
      return [...wrong, ...revealed, { kind: 'answer', input: { sentenceId, mode, text: '水を飲みます' } }];
    }),
  );
  const like = { sentenceId: first, commentId, about: '' };
  lanes.push(
    Array.from({ length: 9 }, (_, at): Action => ({ kind: at % 2 === 0 ? 'like' : 'unlike', input: like })),
    Array.from({ length: 12 }, (_, at): Action => {
      return { kind: 'comment', input: { sentenceId: first, parentId: commentId, content: `Trả lời ${at}` } };
    }),
    // Two of them twice: a word that is there is no second word.
    Array.from({ length: WORDS + 2 }, (_, at): Action => {
      const category = { name: 'Từ', key: crypto.randomUUID() };
      return { kind: 'save', input: { itemId: (at % WORDS) + 1, word: '水', category } };
    }),
    Array.from({ length: 40 }, (_, at): Action => {
      return { kind: 'learn', event: { kind: 'review', subject: `word:${at}-read`, result: 'good' } };
    }),
  );
  const order = shuffled(
    lanes.flatMap((lane, at) => lane.map(() => at)),
    random,
  );
  const done = lanes.map(() => 0);
  return order.flatMap((lane) => lanes[lane]?.[(done[lane] = (done[lane] ?? 0) + 1) - 1] ?? []);
}

async function learn(seed: number, cuts: number) {
  await emptyTables(db);
  const content = await makeContent();
  const learner = await factories.user({ createdAt: now() });
  const journey = journeyOf(content, randomFrom(seed));
  // The network has its own dice, so that both runs do the same.
  const dice = randomFrom(seed + 1);
  const began = now();
  const network = createCutNetwork({ serve: app.fetch, random: dice, cuts });
  const parts = { learner, network, now };
  const [phone, laptop] = [await openDevice(parts), await openDevice(parts)];
  for (const action of journey) {
    passTime(STEP_MS);
    // Reviews on both; what is in an order is done on one.
    const device = action.kind === 'learn' && dice() < 0.5 ? laptop : phone;
    if (action.kind === 'learn') await device.learn(action.event);
    else await device.act(action.kind, action.input);
    if (dice() < 0.3) network.release();
    if (dice() < 0.05) await device.reload();
  }
  for (const device of [phone, laptop, phone, laptop]) await device.settle();
  return {
    phone,
    laptop,
    counted: network.counted(),
    lateAnswers: await freshAnswersOf(network.heldBack(), content.sentenceIds),
    began,
    ...(await stateOf(content.sentenceIds, began)),
  };
}

/** Answers that had not waited when they were sent, so that they carried no time of their own. */
async function freshAnswersOf(requests: readonly Request[], sentenceIds: readonly number[]) {
  const answers = requests.filter(({ url }) => new URL(url).pathname === checkAnswer.path);
  const sent = await Promise.all(
    answers.map(async (answer) => {
      const body = (await answer.json()) as { sentenceId: number; answeredAt?: string };
      return {
        ...body,
        pair: `${sentenceIds.indexOf(body.sentenceId)} ${new URL(answer.url).searchParams.get('mode')}`,
      };
    }),
  );
  return new Set(sent.filter(({ answeredAt }) => !answeredAt).map(({ pair }) => pair));
}

const sinceStart = (began: Date, at: Date | string): number => +new Date(at) - +began;

/** What the server has counted, without ids, and with times since the start of the journey. */
async function stateOf(sentenceIds: readonly number[], began: Date) {
  const credits = await db.select().from(scoreLedger);
  const pairOf = ({ sentenceId, mode }: { sentenceId: number; mode: string }) =>
    `${sentenceIds.indexOf(sentenceId)} ${mode}`;
  const credited = new Set(credits.map(pairOf));
  const tries = await db.select().from(practiceTries);
  const events = await db.select().from(learningEvents);
  return {
    state: {
      credits: credits.map((row) => `${pairOf(row)} ${row.points}`).toSorted(),
      // A reveal that arrives twice, and late, spends tries that nobody needs any more.
      tries: tries
        .filter((row) => !credited.has(pairOf(row)))
        .map((row) => `${pairOf(row)} ${row.tries}`)
        .toSorted(),
      comments: (await db.select().from(comments)).map(({ content }) => content).toSorted(),
      likes: await db.$count(commentLikes),
      favorites: (await db.select().from(favorites)).map(({ itemId }) => itemId).toSorted(),
      notifications: await db.$count(notifications),
      events: events.map(({ subject, at }) => `${subject} ${sinceStart(began, at)}`).toSorted(),
    },
    creditedAt: new Map(credits.map((row) => [pairOf(row), sinceStart(began, row.createdAt)])),
  };
}

test.each([29, 58, 87])('a hundred cuts change nothing (seed %i)', async (seed) => {
  const whole = await learn(seed, 0);
  const cut = await learn(seed, CUTS);
  const cuts = Object.values(cut.counted);
  // The journey may be over before the last of them.
  expect(cuts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(CUTS * 0.8);
  expect(Math.min(...cuts), 'each kind of cut has happened').toBeGreaterThan(5);
  expect(cut.state).toEqual(whole.state);
  const moved = [...cut.creditedAt].filter(([pair, at]) => at !== whole.creditedAt.get(pair));
  const early = moved.filter(([pair, at]) => at < (whole.creditedAt.get(pair) ?? 0));
  expect(early, 'nothing is credited before it was done').toEqual([]);
  // What was held back on its way counts when it arrives: it carried no time of its own.
  expect(moved.filter(([pair]) => !cut.lateAnswers.has(pair))).toEqual([]);

  for (const device of [cut.phone, cut.laptop]) {
    expect(await device.waiting()).toBe(0);
    const events = device.events().map(({ subject, at }) => `${subject} ${sinceStart(cut.began, at)}`);
    expect(events.toSorted()).toEqual(cut.state.events);
  }
  const told = [...cut.phone.told().values()];
  expect(
    told.filter((replies) => replies.length > 1),
    'nobody was told twice of an answer',
  ).toEqual([]);
});
