import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as fakeDatabase from 'fake-indexeddb';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { explanationTexts } from '#contract/texts/explanations.ts';
import { outboxTexts } from '#contract/texts/outbox.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { serverSilence } from '#app/lib/network/server-silence.ts';
import { endSession } from '#app/lib/session/session.ts';
import { type Answers, heldBack } from '#app/testing/answering-api.ts';
import { carriedModels, explainingTexts } from '#app/testing/carried.ts';
import { rightAnswer } from '#app/testing/practice.ts';
import { CHECK, check, press, show, spoken, startFreshPractice, type } from '#app/testing/practising.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';

const REVEAL = 'POST /api/sentences/401/reveal';
const KEPT: Answers = {
  'GET /api/carried-models/40': () => Response.json(carriedModels),
  'GET /api/explaining-texts': () => Response.json(explainingTexts),
};

startFreshPractice();
beforeEach(() => {
  // A device of its own for each test.
  vi.stubGlobal('indexedDB', new fakeDatabase.IDBFactory());
});

const signIn = () => signInWith({ sub: 'hoa@example.com', uid: 7, roles: ['USER'] });
const note = (text: string) => screen.queryByText(text, { selector: 'section p' });

/** A lesson whose network is away until `back`. What the device has kept answers as it does without one. */
async function showOffline(kept: Answers = KEPT, mode: 'translate' | 'listening' = 'translate') {
  let isAway = true;
  const away = () => Promise.reject(new TypeError('offline'));
  const counted = { ...rightAnswer, points: 10, score: 10 };
  const shown = await show(
    {
      ...kept,
      [CHECK]: () => (isAway ? away() : Response.json(counted)),
      [REVEAL]: () => (isAway ? away() : Response.json({ correctAnswer: '', viSentence: '' })),
    },
    mode,
  );
  const back = () => {
    isAway = false;
    fireEvent(window, new Event('online'));
  };
  return { ...shown, back };
}

describe('without a network', () => {
  test('a right answer is judged, spoken and shown with the model; its points come later', async () => {
    signIn();
    await showOffline();
    await check('水を飲みます', 'correct');
    expect(note(outboxTexts.pointsLater)).not.toBeNull();
    expect(await screen.findByRole('region', { name: practiceTexts.answer })).toBeDefined();
    await waitFor(() => expect(spoken).toEqual(['水を飲みます。']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a wrong answer is explained by the kept text', async () => {
    signIn();
    await showOffline();
    await check('水を飲みました', 'wrong');
    expect(note(outboxTexts.tryLater)).not.toBeNull();
    press(new RegExp(explanationTexts.why));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('ました nói việc đã xong.');
  });

  test.each([
    { typed: 'みずをのみまず', verdict: 'almost', why: 'a slip is no try' },
    { typed: 'tôi uống nước', verdict: 'wrong', why: 'nor is another language' },
  ] as const)('nothing is announced for later where nothing counts: $why', async ({ typed, verdict }) => {
    signIn();
    await showOffline();
    fireEvent.click(screen.getByRole('checkbox', { name: practiceTexts.romajiSwitch }));
    await check(typed, verdict);
    for (const text of [outboxTexts.pointsLater, outboxTexts.tryLater]) expect(note(text)).toBeNull();
  });

  test('a visitor, who earns no points, is promised none', async () => {
    await showOffline();
    await check('水を飲みます', 'correct');
    expect(note(outboxTexts.pointsLater)).toBeNull();
  });

  test('a dictation is judged by its sound', async () => {
    await showOffline(KEPT, 'listening');
    await check('みずをのみます', 'correct');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('the answer is shown on request', async () => {
    await showOffline();
    await check('水を飲みました', 'wrong');
    press(practiceTexts.showAnswer);
    expect(await screen.findByRole('region', { name: practiceTexts.answer })).toBeDefined();
  });

  test.each([
    { kept: {}, why: 'nothing of the lesson' },
    {
      kept: {
        ...KEPT,
        'GET /api/carried-models/40': () => Response.json({ ...carriedModels, sentences: [] }),
      },
      why: 'other sentences',
    },
  ])('the answer waits for its verdict if the device has kept $why', async ({ kept }) => {
    await showOffline(kept);
    type('水を飲みます');
    press(practiceTexts.check);
    const alert = await screen.findByRole('alertdialog');
    expect(within(alert).getByText(outboxTexts.answerKept)).toBeDefined();
    expect(screen.queryByRole('heading', { name: practiceTexts.verdicts.correct })).toBeNull();
  });

  test('a verdict without the kept texts has no explanation', async () => {
    await showOffline({ 'GET /api/carried-models/40': () => Response.json(carriedModels) });
    await check('水を飲みました', 'wrong');
    expect(screen.queryByRole('button', { name: new RegExp(explanationTexts.why) })).toBeNull();
  });

  test('the lesson goes on to its end, which says that the points come later', async () => {
    signIn();
    const { back, callsOf } = await showOffline();
    await check('水を飲みます', 'correct');
    press(practiceTexts.next);
    await check('勉強します', 'correct');
    press(practiceTexts.finish);
    await screen.findByRole('heading', { name: practiceTexts.summaryTitle });
    expect(screen.getByText(outboxTexts.roundLater)).toBeDefined();
    const before = callsOf(CHECK).length;
    back();
    expect(await screen.findByText(practiceTexts.pointsOfRound(20))).toBeDefined();
    expect(screen.queryByText(outboxTexts.roundLater)).toBeNull();
    expect(callsOf(CHECK)).toHaveLength(before + 2);
  });
});

describe('when the network is back', () => {
  test('the points are shown under the same verdict, once', async () => {
    signIn();
    const { back, callsOf } = await showOffline();
    await check('水を飲みます', 'correct');
    const before = callsOf(CHECK).length;
    back();
    expect(await screen.findByText(practiceTexts.pointsEarned(10))).toBeDefined();
    expect(note(outboxTexts.pointsLater)).toBeNull();
    back();
    expect(callsOf(CHECK)).toHaveLength(before + 1);
    expect(spoken).toHaveLength(1);
  });

  test('the same answer checked again is not sent twice, and has its points', async () => {
    signIn();
    const { back, callsOf } = await showOffline();
    await check('水を飲みます', 'correct');
    const again = await screen.findByRole('button', { name: practiceTexts.check });
    back();
    fireEvent.click(again);
    expect(await screen.findByText(practiceTexts.pointsEarned(10))).toBeDefined();
    expect(note(outboxTexts.pointsLater)).toBeNull();
    expect(callsOf(CHECK).length).toBeLessThanOrEqual(3);
  });

  test('a revealed answer is told before the answers that follow it', async () => {
    signIn();
    const { back, sent } = await showOffline();
    await check('水を飲みました', 'wrong');
    press(practiceTexts.showAnswer);
    await screen.findByRole('region', { name: practiceTexts.answer });
    await check('水を飲みます', 'correct');
    const before = sent.length;
    back();
    await screen.findByText(practiceTexts.pointsEarned(10));
    const arrived = sent.slice(before).filter(({ call }) => [CHECK, REVEAL].includes(call));
    expect(arrived.map(({ call }) => call)).toEqual([CHECK, REVEAL, CHECK]);
  });
});

describe('a server that is silent', () => {
  beforeEach(() => {
    signIn();
    // Found out by an earlier call: the answer does not wait long.
    serverSilence.noteSilence();
  });
  const otherTab = new BroadcastChannel('kakehashi-outbox');
  afterEach(() => serverSilence.noteAnswer());
  afterAll(() => otherTab.close());
  const counted = () => Response.json({ ...rightAnswer, points: 10, score: 10 });

  test('does not hold up the verdict; the points come when it answers, without another call', async () => {
    const slow = heldBack(counted);
    const { callsOf } = await show({ ...KEPT, [CHECK]: slow.answer });
    await check('水を飲みます', 'correct');
    expect(note(outboxTexts.pointsLater)).not.toBeNull();
    slow.release();
    expect(await screen.findByText(practiceTexts.pointsEarned(10))).toBeDefined();
    expect(note(outboxTexts.pointsLater)).toBeNull();
    expect(callsOf(CHECK)).toHaveLength(1);
  });

  test('and answers while the device is about to judge: the points are there with the verdict, once', async () => {
    const slow = heldBack(counted);
    const slowModels = heldBack(() => Response.json(carriedModels));
    const { callsOf } = await show({
      ...KEPT,
      [CHECK]: slow.answer,
      'GET /api/carried-models/40': slowModels.answer,
    });
    type('水を飲みます');
    press(practiceTexts.check);
    // Only the judge asks for these texts without waiting for the models.
    await waitFor(() => expect(callsOf('GET /api/explaining-texts')).toHaveLength(1));
    const arrived = new Promise((resolve) => {
      // What other tabs hear.
      otherTab.addEventListener('message', ({ data }) => data && resolve(data));
    });
    slow.release();
    await arrived;
    slowModels.release();
    expect(await screen.findByText(practiceTexts.pointsEarned(10))).toBeDefined();
    expect(note(outboxTexts.pointsLater)).toBeNull();
  });
});

test('with a session that has expired, an answer is judged and waits for the login', async () => {
  signIn();
  const { callsOf } = await show({ ...KEPT, [CHECK]: () => Response.json(rightAnswer) });
  endSession();
  await check('水を飲みます', 'correct');
  expect(note(outboxTexts.pointsAfterLogin)).not.toBeNull();
  expect(callsOf(CHECK)).toHaveLength(0);
});
