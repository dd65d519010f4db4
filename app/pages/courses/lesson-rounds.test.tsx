import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { practiceTexts, sentenceReportTexts } from '#contract/texts/practice.ts';
import { speechTexts } from '#contract/texts/speech.ts';
import { rememberPlace, rememberSolved } from '#app/lib/progress/practised.ts';
import { heldBack } from '#app/testing/answering-api.ts';
import { stubNoVoices, stubVoices } from '#app/testing/fake-voices.ts';
import { wrongAnswer } from '#app/testing/practice.ts';
import {
  box,
  button,
  CHECK,
  check,
  judging,
  startFreshPractice,
  press,
  show,
  spoken,
} from '#app/testing/practising.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';

startFreshPractice();

test.each([
  { mode: 'listening', loaded: ['401', '402'], why: 'the first sounds are loaded before they are asked for' },
  { mode: 'translate', loaded: [], why: 'nothing is heard before an answer' },
] as const)('$mode: $why', async ({ mode, loaded }) => {
  stubNoVoices();
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: Request | string) => {
    const { pathname, searchParams } = new URL(typeof input === 'string' ? input : input.url, location.href);
    if (pathname === '/api/speech') asked.push(searchParams.get('sentenceId') ?? '');
    return Promise.reject(new TypeError('offline'));
  });
  await show({}, mode);
  await waitFor(() => expect(asked).toEqual(loaded));
});

describe('moving', () => {
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

  test('clears answer, judgement and hints (PRODUCT.md, Practice)', async () => {
    await show(judging(wrongAnswer));
    press(practiceTexts.hint);
    await check('水を飲みました', 'wrong');
    press(practiceTexts.next);
    expect(await heading('Tôi học bài.')).toBeDefined();
    expect(box().value).toBe('');
    expect(screen.queryByRole('heading', { name: practiceTexts.verdicts.wrong })).toBeNull();
    expect(screen.queryByText(practiceTexts.hintNames.structure)).toBeNull();
    press(practiceTexts.previous);
    expect(await heading('Tôi uống nước.')).toBeDefined();
    expect(box().value).toBe('');
  });

  test('works with arrow keys, but not while typing', async () => {
    await show();
    fireEvent.keyDown(box(), { key: 'ArrowRight' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tôi uống nước.');
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(await heading('Tôi học bài.')).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(await heading('Tôi uống nước.')).toBeDefined();
  });

  test('ends with the summary, where mistakes can be repeated', async () => {
    await show(judging(wrongAnswer));
    await check('水を飲みました', 'wrong');
    press(practiceTexts.next);
    await heading('Tôi học bài.');
    press(practiceTexts.finish);
    await heading(practiceTexts.summaryTitle);
    const counts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(counts).toContain(`1${practiceTexts.standings.missed}`);
    expect(counts).toContain(`1${practiceTexts.standings.skipped}`);
    expect(screen.getByRole('link', { name: practiceTexts.nextLesson('Trà') }).getAttribute('href')).toBe(
      '/exercises/1/curriculum/3/41/sentence',
    );
    // The answers were neither found nor requested yet.
    expect(screen.queryByText('水を飲みます。')).toBeNull();
    press(practiceTexts.redo(2));
    expect(await heading('Tôi uống nước.')).toBeDefined();
    expect(document.activeElement).toBe(box());
  });

  test('does not count a sentence solved earlier as a mistake', async () => {
    rememberSolved(40, 'translate', 401);
    rememberPlace(40, 'translate', 402);
    await show();
    await heading('Tôi học bài.');
    await check('勉強します', 'correct');
    press(practiceTexts.finish);
    await heading(practiceTexts.summaryTitle);
    expect(screen.getByText(practiceTexts.standings.before)).toBeDefined();
    expect(screen.getByText(practiceTexts.perfect)).toBeDefined();
  });

  test('does not celebrate a lesson without answers', async () => {
    await show();
    press(practiceTexts.next);
    press(practiceTexts.finish);
    expect(await heading(practiceTexts.nothingAnsweredTitle)).toBeDefined();
  });
});

describe('a lesson opens', () => {
  const opened = (name: string) => screen.findByRole('heading', { level: 1, name });

  test('where this browser stopped, and says so', async () => {
    rememberPlace(40, 'translate', 402);
    await show();
    expect(await opened('Tôi học bài.')).toBeDefined();
    expect(screen.getByText(practiceTexts.resumed(2))).toBeDefined();
    press(practiceTexts.fromTheStart);
    expect(await opened('Tôi uống nước.')).toBeDefined();
    expect(screen.queryByText(practiceTexts.resumed(2))).toBeNull();
  });

  test('for a logged-in learner at the first unsolved sentence, on any device', async () => {
    signInWith({ sub: 'hoa@example.com', uid: 7, roles: ['USER'] });
    await show({
      'GET /api/me/curriculums/3/progress': () =>
        Response.json([{ lessonId: 40, mode: 'translate', solved: [401] }]),
    });
    expect(await opened('Tôi học bài.')).toBeDefined();
  });

  test('at the sentence in the URL', async () => {
    await show({}, 'translate', '#402');
    expect(await opened('Tôi học bài.')).toBeDefined();
    expect(screen.queryByText(practiceTexts.resumed(2))).toBeNull();
  });

  test('at the sentence of a link, each time it is clicked, even while repeating mistakes', async () => {
    const { router } = await show(judging(wrongAnswer));
    press(practiceTexts.next);
    await check('勉強', 'wrong');
    press(practiceTexts.finish);
    await opened(practiceTexts.summaryTitle);
    press(practiceTexts.redo(2));
    for (const hash of ['#402', '#402-comments']) {
      await act(() => router.navigate({ hash }));
      expect(await opened('Tôi học bài.')).toBeDefined();
      press(practiceTexts.previous);
      expect(await opened('Tôi uống nước.')).toBeDefined();
    }
  });

  test('without moving the learner when progress loads late', async () => {
    signInWith({ sub: 'hoa@example.com', uid: 7, roles: ['USER'] });
    const held = heldBack(() => Response.json([{ lessonId: 40, mode: 'translate', solved: [401] }]));
    const { client } = await show({ 'GET /api/me/curriculums/3/progress': held.answer });
    press(practiceTexts.hint);
    await screen.findByText('động từ');
    held.release();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(await opened('Tôi uống nước.')).toBeDefined();
  });
});

test('an error in the current sentence can be reported', async () => {
  signInWith({ sub: 'hoa@example.com', uid: 7, roles: ['USER'] });
  const REPORT = 'POST /api/sentences/402/reports';
  const { callsOf } = await show({
    [REPORT]: () => Response.json({ statusCode: 200, message: 'Cảm ơn bạn.' }),
  });
  press(practiceTexts.next);
  press(sentenceReportTexts.open);
  fireEvent.click(await screen.findByRole('radio', { name: sentenceReportTexts.kinds.hint }));
  press(sentenceReportTexts.send);
  expect(await screen.findByText('Cảm ơn bạn.')).toBeDefined();
  expect(callsOf(REPORT)).toMatchObject([{ body: { kind: 'hint' } }]);
});

describe('listening', () => {
  test('hides both sentences until the answer is checked', async () => {
    const { callsOf } = await show({}, 'listening');
    expect(screen.queryByText('Tôi uống nước.')).toBeNull();
    press(practiceTexts.play);
    await waitFor(() => expect(spoken).toEqual(['水を飲みます。']));
    await check('みずをのみます', 'correct');
    expect(callsOf(CHECK)).toMatchObject([{ query: { mode: 'listening' } }]);
    expect(screen.getByText('Tôi uống nước.')).toBeDefined();
    // Not spoken again automatically.
    expect(spoken).toHaveLength(1);
  });

  test('the next sentence is spoken without another tap', async () => {
    await show({}, 'listening');
    press(practiceTexts.next);
    await waitFor(() => expect(spoken).toEqual(['勉強します。']));
    expect(button(practiceTexts.replay)).toBeDefined();
  });

  test('speed and loop apply to all sentences, and at once to the one that is heard', async () => {
    const rates: number[] = [];
    stubVoices(['ja-JP'], ({ rate, onstart }) => {
      rates.push(rate);
      onstart();
    });
    await show({}, 'listening');
    const choose = (speed: keyof typeof speechTexts.speeds) =>
      fireEvent.click(screen.getByRole('radio', { name: speechTexts.speeds[speed] }));
    choose('0.5');
    expect(rates).toEqual([]);
    press(practiceTexts.play);
    await waitFor(() => expect(rates).toEqual([0.5]));
    press(practiceTexts.loop);
    await waitFor(() => expect(rates).toEqual([0.5, 0.5]));
    choose('1.25');
    await waitFor(() => expect(rates).toEqual([0.5, 0.5, 1.25]));
    press(practiceTexts.next);
    await waitFor(() => expect(rates).toEqual([0.5, 0.5, 1.25, 1.25]));
    expect(button(practiceTexts.loop).getAttribute('aria-pressed')).toBe('true');
  });
});
