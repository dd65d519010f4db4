import { beforeEach, expect, test } from 'vitest';
import { FETCHED_AHEAD_EVERY_MS } from '#contract/device-limits.ts';
import { withFakeDatabase } from '#app/testing/fake-database.ts';
import { addressFor, type Api, type LooseInput } from '../api/api.ts';
import { NO_ACCOUNT } from '../owner.ts';
import { keepLesson } from './keep-lesson.ts';
import { forgetAllReplies, keepReplies } from './kept-replies.ts';

withFakeDatabase();
beforeEach(forgetAllReplies);

const MODELS = '/api/carried-models/40';
const TEXTS = '/api/explaining-texts';
const WORDS = ['/api/sentences/401/breakdown', '/api/sentences/402/breakdown'];
const LAN = 7;

/** What is asked for, of a server whose replies are kept like those of the real api. */
async function run({ owner = NO_ACCOUNT, now = Date.now(), calls = 9 } = {}): Promise<string[]> {
  const asked: string[] = [];
  const api: Pick<Api, 'call'> = {
    async call({ path }, input): Promise<never> {
      const address = addressFor(path, input as LooseInput);
      asked.push(address);
      await keepReplies(owner, [{ address, reply: {} }]);
      return {} as never;
    },
  };
  const goesOn = () => asked.length < calls;
  await keepLesson({ api, owner, lessonId: 40, sentenceIds: [401, 402], now, goesOn });
  return asked;
}

test('the models come first, then the texts, then the words of each sentence', async () => {
  expect(await run()).toEqual([MODELS, TEXTS, ...WORDS]);
});

test.each([
  { later: 0, asked: [], why: 'what is kept is not asked for again' },
  { later: FETCHED_AHEAD_EVERY_MS + 60_000, asked: [MODELS, TEXTS, ...WORDS], why: 'until a day later' },
])('$why', async ({ later, asked }) => {
  await run();
  expect(await run({ now: Date.now() + later })).toEqual(asked);
});

test('who left goes on the next time', async () => {
  expect(await run({ calls: 1 })).toEqual([MODELS]);
  expect(await run()).toEqual([TEXTS, ...WORDS]);
});

test('what everybody has kept is not that of a contributor, who sees drafts', async () => {
  await run();
  localStorage.setItem('userId', String(LAN));
  expect(await run({ owner: LAN })).toEqual([MODELS, TEXTS, ...WORDS]);
});
