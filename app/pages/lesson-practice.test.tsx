import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { sentenceReportTexts } from '#contract/texts/sentence-report.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { scoreQuery } from '#app/lib/own-score.ts';
import { readPractised, rememberPlace, rememberSolved } from '#app/lib/practised.ts';
import { signOut } from '#app/lib/session.ts';
import { type Answers, heldBack, refusal } from '#app/testing/answering-api.ts';
import { sayAtOnce, stubVoices } from '#app/testing/fake-voices.ts';
import { breakdown, lessons, rightAnswer, topic, wrongAnswer } from '#app/testing/practice.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import ListeningPage from './listening-page.tsx';
import TranslationPage from './translation-page.tsx';

const PATH = '/exercises/:topicId/curriculum/:curriculumId/:lessonId';
const CHECK = 'POST /api/sentences/check-answer';
const answering: Answers = {
  'GET /api/topics/1': () => Response.json(topic),
  'GET /api/lessons/1/3': () => Response.json(lessons),
  'GET /api/me/curriculums/3/progress': () => Response.json([]),
  'PUT /api/lessons/40/increment-view': () => Response.json({ views: 6 }),
  'GET /api/sentences/401/comments': () => Response.json([]),
  'GET /api/sentences/402/comments': () => Response.json([]),
  'GET /api/sentences/401/breakdown': () => Response.json(breakdown),
  'GET /api/sentences/402/breakdown': () => Response.json(breakdown),
  [CHECK]: () => Response.json(rightAnswer),
};
const judging = (judged: JudgedAnswer): Answers => ({ [CHECK]: () => Response.json(judged) });

let spoken: string[];
beforeEach(() => {
  localStorage.clear();
  signOut();
  spoken = [];
  stubVoices(['ja-JP'], (utterance) => {
    spoken.push(utterance.text);
    sayAtOnce(utterance);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(answers: Answers = {}, mode: PracticeMode = 'translate', hash = '') {
  const page = mode === 'translate' ? <TranslationPage /> : <ListeningPage />;
  const shown = renderWithApi(
    page,
    { ...answering, ...answers },
    `/exercises/1/curriculum/3/40${hash}`,
    PATH,
  );
  await screen.findByRole('textbox', { name: practiceTexts.answerLabel });
  return shown;
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: practiceTexts.answerLabel });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (value: string) => fireEvent.change(box(), { target: { value, selectionStart: value.length } });
const press = (name: string | RegExp) => fireEvent.click(button(name));
async function check(answer: string, verdict: JudgedAnswer['verdict']) {
  type(answer);
  press(practiceTexts.check);
  await screen.findByRole('heading', { name: practiceTexts.verdicts[verdict] });
}

describe('checking', () => {
  test('is not possible while the answer is blank (spec §5)', async () => {
    await show();
    expect(button(practiceTexts.check).disabled).toBe(true);
    type('   ');
    expect(button(practiceTexts.check).disabled).toBe(true);
    type('水');
    expect(button(practiceTexts.check).disabled).toBe(false);
  });

  test('sends the trimmed answer, its sentence and its mode', async () => {
    signInWith({ sub: 'hoa@example.com', uid: 7, roles: ['USER'] });
    const { callsOf } = await show();
    await check('  水を飲みます ', 'correct');
    expect(callsOf(CHECK)).toMatchObject([
      { query: { mode: 'translate' }, body: { sentenceId: 401, userAnswer: '水を飲みます', userId: 7 } },
    ]);
  });

  test.each([
    { key: { key: 'Enter' }, sent: 1, why: 'Enter submits' },
    { key: { key: 'Enter', shiftKey: true }, sent: 0, why: 'Shift+Enter is a new line' },
    { key: { key: 'Enter', isComposing: true }, sent: 0, why: 'an Enter that ends a composition' },
    { key: { key: 'Enter', keyCode: 229 }, sent: 0, why: 'the same in Safari' },
  ])('$why', async ({ key, sent }) => {
    const { callsOf } = await show();
    type('水を飲みます');
    const pressed = createEvent.keyDown(box(), key);
    fireEvent(box(), pressed);
    if (sent > 0) await screen.findByRole('heading', { name: practiceTexts.verdicts.correct });
    expect(callsOf(CHECK)).toHaveLength(sent);
    expect(pressed.defaultPrevented).toBe(sent > 0);
  });

  test('a failure is an alert with the words of the spec, and the answer stays (spec §8)', async () => {
    await show({ [CHECK]: () => refusal(500, 'Lỗi máy chủ') });
    type('水を飲みます');
    press(practiceTexts.check);
    const alert = await screen.findByRole('alertdialog');
    expect(within(alert).getByText('Failed to check answer. Please try again.')).toBeDefined();
    fireEvent.click(within(alert).getByRole('button', { name: uiTexts.ok }));
    expect(box().value).toBe('水を飲みます');
  });

  test('what the server refuses, it explains itself', async () => {
    await show({ [CHECK]: () => refusal(429, 'Bạn gửi quá nhanh.') });
    type('水');
    press(practiceTexts.check);
    expect(within(await screen.findByRole('alertdialog')).getByText('Bạn gửi quá nhanh.')).toBeDefined();
  });
});

describe('romaji', () => {
  test('typed with a Vietnamese keyboard is noticed', async () => {
    await show();
    type('ưatashi');
    expect(screen.getByText(practiceTexts.vietnameseKeyboard)).toBeDefined();
  });

  test('turns into kana while it is typed, and a last n when it is checked', async () => {
    const { callsOf } = await show();
    type('mizuwonon');
    expect(box().value).toBe('みずをのn');
    press(practiceTexts.check);
    await screen.findByRole('heading', { name: practiceTexts.verdicts.correct });
    expect(callsOf(CHECK)).toMatchObject([{ body: { userAnswer: 'みずをのん' } }]);
    expect(box().value).toBe('みずをのん');
  });

  test('stays as it is with the switch off, which this browser remembers', async () => {
    await show();
    fireEvent.click(screen.getByRole('checkbox', { name: practiceTexts.romajiSwitch }));
    type('mizu');
    expect(box().value).toBe('mizu');
    cleanup();
    await show();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  test('what a keyboard is composing is left to it until it is done', async () => {
    await show();
    fireEvent.input(box(), { target: { value: 'mizu', selectionStart: 4 }, isComposing: true });
    expect(box().value).toBe('mizu');
    fireEvent.compositionEnd(box());
    expect(box().value).toBe('みず');
  });
});

describe('a right answer', () => {
  test('is spoken by itself (spec §4), and Enter goes on', async () => {
    await show();
    await check('水を飲みます', 'correct');
    await waitFor(() => expect(spoken).toEqual(['水を飲みます。']));
    expect(document.activeElement).toBe(button(practiceTexts.next));
  });

  test('that comes late is neither spoken nor shown under the next sentence, which can be checked meanwhile', async () => {
    const held = heldBack(() => Response.json(rightAnswer));
    await show({ [CHECK]: held.answer });
    type('水を飲みます');
    press(practiceTexts.check);
    press(practiceTexts.next);
    await screen.findByRole('heading', { level: 1, name: 'Tôi học bài.' });
    type('勉強します');
    expect(button(practiceTexts.check).disabled).toBe(false);
    held.release();
    await waitFor(() => expect(readPractised(40, 'translate').solved).toEqual([401]));
    expect(screen.queryByRole('heading', { name: practiceTexts.verdicts.correct })).toBeNull();
    expect(spoken).toEqual([]);
  });

  test('shows its furigana; a word opens its card and can be saved', async () => {
    await show();
    await check('水を飲みます', 'correct');
    fireEvent.click(await screen.findByRole('button', { name: /勉.*強.*します/ }));
    const card = await screen.findByRole('dialog', { name: '勉強' });
    expect(within(card).getByText('MIỄN CƯỠNG')).toBeDefined();
    expect(within(card).getByRole('link').getAttribute('href')).toBe('/search/2');
    fireEvent.click(within(card).getByRole('button', { name: practiceTexts.saveWord }));
    await screen.findByText('another page');
  });

  test('tells who is not logged in what they miss', async () => {
    await show();
    await check('水を飲みます', 'correct');
    expect(screen.getByRole('link', { name: accountTexts.scoreMissing }).getAttribute('href')).toBe('/login');
  });

  test('brings points and the new total', async () => {
    signInWith({ sub: 'hoa@example.com', uid: 7, roles: ['USER'] });
    const { client } = await show(judging({ ...rightAnswer, points: 10, score: 120 }));
    await check('水を飲みます', 'correct');
    expect(screen.getByText(practiceTexts.pointsEarned(10))).toBeDefined();
    expect(client.getQueryData(scoreQuery(7).queryKey)).toEqual({ score: 120 });
  });
});

describe('a wrong answer', () => {
  test('is shown in pieces, the red one cut to three letters (spec §9), each mistake named', async () => {
    await show(judging(wrongAnswer));
    await check('水を飲みました', 'wrong');
    expect(screen.getByText('飲みま…')).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain(wrongAnswer.feedback);
    const mistakes = screen.getByRole('list', { name: practiceTexts.mistakes });
    expect(mistakes.textContent).toContain('Sai thì ở “飲みました”.');
    expect(spoken).toEqual([]);
    expect(screen.queryByRole('region', { name: practiceTexts.answer })).toBeNull();
  });

  test('the answer comes on request', async () => {
    const { callsOf } = await show({
      ...judging(wrongAnswer),
      'POST /api/sentences/401/reveal': () =>
        Response.json({ correctAnswer: '水を飲みます。', viSentence: 'Tôi uống nước.' }),
    });
    await check('水を飲みました', 'wrong');
    press(practiceTexts.showAnswer);
    expect(await screen.findByRole('region', { name: practiceTexts.answer })).toBeDefined();
    expect(callsOf('POST /api/sentences/401/reveal')).toMatchObject([{ body: { mode: 'translate' } }]);
    expect(screen.queryByRole('button', { name: practiceTexts.showAnswer })).toBeNull();
    expect(document.activeElement?.textContent).toBe(practiceTexts.answer);
  });

  const SUGGEST = 'POST /api/sentences/401/suggestions';
  test.each([
    { reply: { state: 'waiting', count: 1, reason: '' }, says: practiceTexts.suggested(1) },
    { reply: { state: 'waiting', count: 3, reason: '' }, says: practiceTexts.suggested(3) },
    { reply: { state: 'accepted', count: 1, reason: '' }, says: practiceTexts.suggestionAccepted },
    {
      reply: { state: 'rejected', count: 1, reason: 'Sai thì.' },
      says: practiceTexts.suggestionRejected('Sai thì.'),
    },
  ])('“Đáp án của tôi cũng đúng”: $reply.state, $reply.count', async ({ reply, says }) => {
    signInWith({ sub: 'hoa@example.com', uid: 7, roles: ['USER'] });
    const { callsOf } = await show({
      ...judging(wrongAnswer),
      [SUGGEST]: () => Response.json({ id: 1, ...reply }),
    });
    await check('水を飲みました', 'wrong');
    press(practiceTexts.alsoRight);
    expect(await screen.findByText(says)).toBeDefined();
    expect(callsOf(SUGGEST)).toMatchObject([{ body: { answer: '水を飲みました' } }]);
  });

  test('a suggestion that is refused says why, and can be sent again', async () => {
    signInWith({ sub: 'hoa@example.com', uid: 7, roles: ['USER'] });
    await show({ ...judging(wrongAnswer), [SUGGEST]: () => refusal(429, 'Bạn gửi quá nhanh.') });
    await check('水を飲みました', 'wrong');
    press(practiceTexts.alsoRight);
    expect(await screen.findByText('Bạn gửi quá nhanh.')).toBeDefined();
    expect(button(practiceTexts.alsoRight).disabled).toBe(false);
  });

  test('who is not logged in is led to the login', async () => {
    await show(judging(wrongAnswer));
    await check('水を飲みました', 'wrong');
    expect(screen.getByRole('link', { name: practiceTexts.alsoRight }).getAttribute('href')).toBe('/login');
  });
});

test('hints come in steps: structure, words, first sounds, the author’s word', async () => {
  await show();
  press(practiceTexts.hint);
  expect(await screen.findByText('động từ')).toBeDefined();
  expect(screen.queryByText('việc học; bài học')).toBeNull();
  press(new RegExp(practiceTexts.moreHint));
  expect(await screen.findByText('việc học; bài học')).toBeDefined();
  press(new RegExp(practiceTexts.moreHint));
  expect(screen.getByText('べ…')).toBeDefined();
  expect(screen.queryByText(/Tân ngữ/)).toBeNull();
  press(new RegExp(practiceTexts.moreHint));
  expect(screen.getByText(/Tân ngữ/)).toBeDefined();
  expect(button(new RegExp(practiceTexts.moreHint)).disabled).toBe(true);
});

test('a hint that cannot be loaded says so', async () => {
  await show({ 'GET /api/sentences/401/breakdown': () => refusal(404, 'Không tìm thấy câu này.') });
  press(practiceTexts.hint);
  expect(await screen.findByText(practiceTexts.hintFailed)).toBeDefined();
});

describe('moving', () => {
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

  test('clears what was typed, judged and hinted (spec §4)', async () => {
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

  test('by arrow keys, but not while something is being written', async () => {
    await show();
    fireEvent.keyDown(box(), { key: 'ArrowRight' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tôi uống nước.');
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(await heading('Tôi học bài.')).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(await heading('Tôi uống nước.')).toBeDefined();
  });

  test('past the last sentence stands the summary, and the mistakes can be redone', async () => {
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
    // Nobody has found or asked for the answers yet.
    expect(screen.queryByText('水を飲みます。')).toBeNull();
    press(practiceTexts.redo(2));
    expect(await heading('Tôi uống nước.')).toBeDefined();
    expect(document.activeElement).toBe(box());
  });

  test('what was solved on another day is not among the mistakes', async () => {
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

  test('a lesson that was only leafed through is not celebrated', async () => {
    await show();
    press(practiceTexts.next);
    press(practiceTexts.finish);
    expect(await heading(practiceTexts.nothingAnsweredTitle)).toBeDefined();
  });
});

describe('a lesson opens', () => {
  const opened = (name: string) => screen.findByRole('heading', { level: 1, name });

  test('where this browser left it, and says so', async () => {
    rememberPlace(40, 'translate', 402);
    await show();
    expect(await opened('Tôi học bài.')).toBeDefined();
    expect(screen.getByText(practiceTexts.resumed(2))).toBeDefined();
    press(practiceTexts.fromTheStart);
    expect(await opened('Tôi uống nước.')).toBeDefined();
    expect(screen.queryByText(practiceTexts.resumed(2))).toBeNull();
  });

  test('at the first sentence that who is logged in has not solved yet, here or elsewhere', async () => {
    signInWith({ sub: 'hoa@example.com', uid: 7, roles: ['USER'] });
    await show({
      'GET /api/me/curriculums/3/progress': () =>
        Response.json([{ lessonId: 40, mode: 'translate', solved: [401] }]),
    });
    expect(await opened('Tôi học bài.')).toBeDefined();
  });

  test('at the sentence that the address asks for', async () => {
    await show({}, 'translate', '#402');
    expect(await opened('Tôi học bài.')).toBeDefined();
    expect(screen.queryByText(practiceTexts.resumed(2))).toBeNull();
  });

  test('at the sentence of a link, chosen as often as one likes, even while others are redone', async () => {
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

  test('where the learner is, not where progress that comes late would put them', async () => {
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

test('a mistake in the sentence that is shown can be reported', async () => {
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
  test('hides both sentences until one was heard and written', async () => {
    const { callsOf } = await show({}, 'listening');
    expect(screen.queryByText('Tôi uống nước.')).toBeNull();
    press(practiceTexts.play);
    await waitFor(() => expect(spoken).toEqual(['水を飲みます。']));
    await check('みずをのみます', 'correct');
    expect(callsOf(CHECK)).toMatchObject([{ query: { mode: 'listening' } }]);
    expect(screen.getByText('Tôi uống nước.')).toBeDefined();
    // Not spoken again by itself.
    expect(spoken).toHaveLength(1);
  });

  test('whoever goes on hears the next sentence without another tap', async () => {
    await show({}, 'listening');
    press(practiceTexts.next);
    await waitFor(() => expect(spoken).toEqual(['勉強します。']));
    expect(button(practiceTexts.replay)).toBeDefined();
  });

  test('slowly and again and again are chosen for all sentences; loop keeps the speed', async () => {
    const rates: number[] = [];
    stubVoices(['ja-JP'], ({ rate, onstart }) => {
      rates.push(rate);
      onstart();
    });
    await show({}, 'listening');
    press(practiceTexts.slow);
    await waitFor(() => expect(rates).toEqual([0.7]));
    press(practiceTexts.loop);
    await waitFor(() => expect(rates).toEqual([0.7, 0.7]));
    press(practiceTexts.next);
    await waitFor(() => expect(rates).toEqual([0.7, 0.7, 1]));
    expect(button(practiceTexts.loop).getAttribute('aria-pressed')).toBe('true');
  });
});
