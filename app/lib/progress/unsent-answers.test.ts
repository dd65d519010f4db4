import { beforeEach, expect, test, vi } from 'vitest';
import { UNSENT_ANSWERS_KEPT } from '#contract/limits.ts';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import { createAnsweringApi, refusal } from '#app/testing/answering-api.ts';
import { rightAnswer } from '#app/testing/practice.ts';
import { CHECK } from '#app/testing/practising.tsx';
import { createAnswerSender } from './unsent-answers.ts';

beforeEach(() => localStorage.clear());

const answer = (sentenceId: number) => ({ sentenceId, mode: 'translate', text: 'はい' }) as const;
const judged = () => Response.json({ ...rightAnswer, points: 10, score: 30 });
const away = (): Response => {
  throw new TypeError('offline');
};

/** A browser whose network and account the test changes. */
function openBrowser() {
  const server = { reply: judged as () => Response | Promise<Response> };
  const account = { id: 7 as number | null };
  const onJudged = vi.fn<(reply: JudgedAnswer) => void>();
  const { api, sent } = createAnsweringApi({ [CHECK]: () => server.reply() });
  const open = () => createAnswerSender({ api, userId: () => account.id, onJudged });
  const asked = () => sent.map(({ body }) => (body as { sentenceId: number }).sentenceId);
  return { server, account, onJudged, sent, asked, open, sender: open() };
}

test('an answer is sent at once as it was typed, and its points are reported', async () => {
  const { sender, sent, onJudged } = openBrowser();
  await sender.add({ sentenceId: 401, mode: 'listening', text: 'みず', typedAs: 'romaji' });
  expect(sent).toMatchObject([
    { query: { mode: 'listening' }, body: { sentenceId: 401, userAnswer: 'みず', typedAs: 'romaji' } },
  ]);
  expect(onJudged.mock.calls[0]?.[0]).toMatchObject({ points: 10, score: 30 });
  await sender.sendAll();
  expect(sent).toHaveLength(1);
});

test.each([
  { reply: away, why: 'no network' },
  { reply: () => refusal(503, 'busy'), why: 'the server is overloaded' },
  { reply: () => refusal(429, 'too fast'), why: 'too many answers in a short time' },
  { reply: () => refusal(401, 'expired'), why: 'the session has ended' },
])('$why: answers wait, also over a reload, and are sent in their order', async ({ reply }) => {
  const { server, sender, asked, open, onJudged } = openBrowser();
  server.reply = reply;
  await sender.add(answer(1));
  await sender.add(answer(2));
  expect(onJudged).not.toHaveBeenCalled();
  server.reply = judged;
  const before = asked().length;
  await open().sendAll();
  expect(asked().slice(before)).toEqual([1, 2]);
  expect(onJudged).toHaveBeenCalledTimes(2);
});

test('an answer that the server does not take does not hold up the others', async () => {
  const { server, sender, asked, onJudged } = openBrowser();
  server.reply = away;
  await sender.add(answer(1));
  server.reply = () => (asked().at(-1) === 1 ? refusal(404, 'gone') : judged());
  await sender.add(answer(2));
  expect(asked()).toEqual([1, 1, 2]);
  expect(onJudged).toHaveBeenCalledOnce();
  await sender.sendAll();
  expect(asked()).toHaveLength(3);
});

test('nobody else gets the points: answers wait until their account is signed in again', async () => {
  const { server, account, sender, asked } = openBrowser();
  server.reply = away;
  await sender.add(answer(1));
  server.reply = judged;
  account.id = 8;
  await sender.add(answer(2));
  expect(asked()).toEqual([1, 2]);
  account.id = 7;
  await sender.sendAll();
  expect(asked()).toEqual([1, 2, 1]);
});

test('only the latest are kept', async () => {
  const { server, sender, asked } = openBrowser();
  server.reply = away;
  for (let id = 1; id <= UNSENT_ANSWERS_KEPT + 2; id += 1) await sender.add(answer(id));
  server.reply = judged;
  const before = asked().length;
  await sender.sendAll();
  expect(asked().slice(before)).toHaveLength(UNSENT_ANSWERS_KEPT);
  expect(asked()[before]).toBe(3);
});
