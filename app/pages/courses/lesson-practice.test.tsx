import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountTexts } from '#contract/texts/accounts.ts';
import { courseTexts } from '#contract/texts/courses.ts';
import { explanationTexts } from '#contract/texts/explanations.ts';
import { outboxTexts } from '#contract/texts/outbox.ts';
import { practiceRefusals, practiceTexts } from '#contract/texts/practice.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { scoreQuery } from '#app/lib/progress/own-score.ts';
import { readPractised } from '#app/lib/progress/practised.ts';
import { heldBack, refusal } from '#app/testing/answering-api.ts';
import { eventually } from '#app/testing/eventually.ts';
import { lessons, rightAnswer, wrongAnswer } from '#app/testing/practice.ts';
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
  type,
} from '#app/testing/practising.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';

startFreshPractice();

describe('checking', () => {
  test('is not possible while the answer is blank (PRODUCT.md, Practice)', async () => {
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
      { query: { mode: 'translate' }, body: { sentenceId: 401, userAnswer: '水を飲みます' } },
    ]);
  });

  test.each([
    { key: { key: 'Enter' }, sent: 1, why: 'Enter submits' },
    { key: { key: 'Enter', shiftKey: true }, sent: 0, why: 'Shift+Enter is a new line' },
    { key: { key: 'Enter', isComposing: true }, sent: 0, why: 'Enter that ends a composition is ignored' },
    { key: { key: 'Enter', keyCode: 229 }, sent: 0, why: 'in Safari too' },
  ])('$why', async ({ key, sent }) => {
    const { callsOf } = await show();
    type('水を飲みます');
    const pressed = createEvent.keyDown(box(), key);
    fireEvent(box(), pressed);
    if (sent > 0) await screen.findByRole('heading', { name: practiceTexts.verdicts.correct });
    expect(callsOf(CHECK)).toHaveLength(sent);
    expect(pressed.defaultPrevented).toBe(sent > 0);
  });

  test('a failure is an alert, and the answer stays (PRODUCT.md, Practice)', async () => {
    await show({ [CHECK]: () => refusal(500, 'Lỗi máy chủ') });
    type('水を飲みます');
    press(practiceTexts.check);
    const alert = await screen.findByRole('alertdialog');
    expect(within(alert).getByText('Failed to check answer. Please try again.')).toBeDefined();
    expect(within(alert).getByText('Chưa chấm được câu trả lời. Bạn thử lại nhé.')).toBeDefined();
    fireEvent.click(within(alert).getByRole('button', { name: uiTexts.ok }));
    expect(box().value).toBe('水を飲みます');
  });

  test('without a network the answer is kept, and sent once when that is back', async () => {
    const network = { isAway: true };
    const { callsOf } = await show({
      [CHECK]: () =>
        network.isAway ? Promise.reject(new TypeError('offline')) : Response.json({ ...rightAnswer }),
    });
    type('水を飲みます');
    for (const _ of ['once', 'again']) {
      press(practiceTexts.check);
      const alert = await screen.findByRole('alertdialog');
      expect(within(alert).getByText(outboxTexts.answerKept)).toBeDefined();
      fireEvent.click(within(alert).getByRole('button', { name: uiTexts.ok }));
    }
    network.isAway = false;
    fireEvent(window, new Event('online'));
    await eventually(() => expect(callsOf(CHECK)).toHaveLength(3));
    fireEvent(window, new Event('online'));
    expect(callsOf(CHECK)).toHaveLength(3);
  });

  test('a refusal shows the message of the server', async () => {
    await show({ [CHECK]: () => refusal(429, 'Bạn gửi quá nhanh.') });
    type('水');
    press(practiceTexts.check);
    expect(within(await screen.findByRole('alertdialog')).getByText('Bạn gửi quá nhanh.')).toBeDefined();
  });
});

describe('romaji', () => {
  test('typed with a Vietnamese keyboard is detected', async () => {
    await show();
    type('ưatashi');
    expect(screen.getByText(practiceTexts.vietnameseKeyboard)).toBeDefined();
  });

  test('is converted to kana while typing, and a final n when checking', async () => {
    const { callsOf } = await show();
    type('mizuwonon');
    expect(box().value).toBe('みずをのn');
    press(practiceTexts.check);
    await screen.findByRole('heading', { name: practiceTexts.verdicts.correct });
    expect(callsOf(CHECK)).toMatchObject([{ body: { userAnswer: 'みずをのん' } }]);
    expect(box().value).toBe('みずをのん');
  });

  test('is not converted with the switch off, which is stored', async () => {
    await show();
    fireEvent.click(screen.getByRole('checkbox', { name: practiceTexts.romajiSwitch }));
    type('mizu');
    expect(box().value).toBe('mizu');
    cleanup();
    await show();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  test('is not converted during an IME composition', async () => {
    await show();
    fireEvent.input(box(), { target: { value: 'mizu', selectionStart: 4 }, isComposing: true });
    expect(box().value).toBe('mizu');
    fireEvent.compositionEnd(box());
    expect(box().value).toBe('みず');
  });
});

describe('a right answer', () => {
  test('is spoken automatically (PRODUCT.md, Practice), and Enter opens the next sentence', async () => {
    await show();
    await check('水を飲みます', 'correct');
    await waitFor(() => expect(spoken).toEqual(['水を飲みます。']));
    expect(document.activeElement).toBe(button(practiceTexts.next));
  });

  test('that arrives late is neither spoken nor shown at the next sentence, which can be checked meanwhile', async () => {
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

  test('shows furigana; a word opens its card and can be saved', async () => {
    await show();
    await check('水を飲みます', 'correct');
    fireEvent.click(await screen.findByRole('button', { name: /勉.*強.*します/ }));
    const card = await screen.findByRole('dialog', { name: '勉強' });
    expect(within(card).getByText('MIỄN CƯỠNG')).toBeDefined();
    expect(within(card).getByRole('link').getAttribute('href')).toBe('/search/2');
    fireEvent.click(within(card).getByRole('button', { name: practiceTexts.saveWord }));
    await screen.findByText('another page');
  });

  test('tells visitors that logging in earns points', async () => {
    await show();
    await check('水を飲みます', 'correct');
    expect(screen.getByRole('link', { name: accountTexts.scoreMissing }).getAttribute('href')).toBe('/login');
  });

  test('earns points and shows the new total', async () => {
    signInWith({ sub: 'hoa@example.com', uid: 7, roles: ['USER'] });
    const { client } = await show(judging({ ...rightAnswer, points: 10, score: 120 }));
    await check('水を飲みます', 'correct');
    expect(screen.getByText(practiceTexts.pointsEarned(10))).toBeDefined();
    expect(client.getQueryData(scoreQuery(7).queryKey)).toEqual({ score: 120 });
  });
});

test('a right answer without points because of a limit says so, also to screen readers', async () => {
  signInWith({ sub: 'hoa@example.com', uid: 7, roles: ['USER'] });
  const pointsNote = practiceRefusals.dailyPointsReached(3_000);
  await show(judging({ ...rightAnswer, points: 0, score: 3_000, pointsNote }));
  await check('水を飲みます', 'correct');
  expect(screen.getByText(pointsNote)).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain(pointsNote);
});

test('a right answer that avoids the pattern of its lesson may be tried again with it', async () => {
  const span = { start: 0, end: 1, text: '水' };
  const note = { code: 'paraphrase' as const, typed: span, model: span, message: 'Bài này luyện 〜ば.' };
  const avoiding = { ...rightAnswer, verdict: 'correct-with-note' as const };
  await show(judging({ ...avoiding, notes: [{ ...note, practises: '〜ば' }] }));
  await check('水', 'correct-with-note');
  press(practiceTexts.tryPattern('〜ば'));
  expect(screen.queryByRole('heading', { name: practiceTexts.verdicts['correct-with-note'] })).toBeNull();
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
});

test('a draft says that learners do not see it, to whoever may open it', async () => {
  signInWith({ sub: 'minh@example.com', uid: 8, roles: ['USER', 'SUPPLIER'] });
  await show({
    'GET /api/lessons/1/3': () => Response.json(lessons.map((lesson) => ({ ...lesson, isDraft: true }))),
  });
  const note = await screen.findByRole('note');
  expect(note.textContent).toContain(courseTexts.draftNote);
});

describe('a wrong answer', () => {
  test('is shown in segments, the red one cut to three letters (PRODUCT.md, Practice), each mistake named', async () => {
    await show(judging(wrongAnswer));
    await check('水を飲みました', 'wrong');
    expect(screen.getByText('飲みま…')).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain(wrongAnswer.feedback);
    const mistakes = screen.getByRole('list', { name: practiceTexts.mistakes });
    expect(mistakes.textContent).toContain('Sai thì ở “飲みました”.');
    expect(spoken).toEqual([]);
    expect(screen.queryByRole('region', { name: practiceTexts.answer })).toBeNull();
  });

  test('says why on request: the rule, a wrong and a right example; then the focus returns', async () => {
    const [tense] = wrongAnswer.errors;
    const explanation = {
      kind: 'point' as const,
      id: 'mashita',
      title: '〜ました',
      rule: 'ました là quá khứ lịch sự của động từ 飲[の]む.',
      wrong: '昨日、映画を見ます。',
      right: '昨日[きのう]、映画[えいが]を見[み]ました。',
      why: 'Đã có 昨日 nhưng động từ vẫn phải ở quá khứ.',
    };
    const errors = [tense, tense].flatMap((error) => (error ? [error] : []));
    await show(
      judging({
        ...wrongAnswer,
        errors: errors.map((error, at) => (at === 0 ? { ...error, explanation } : error)),
      }),
    );
    await check('水を飲みました', 'wrong');
    const why = button(new RegExp(explanationTexts.whyAt(1)));
    expect(screen.queryByRole('button', { name: new RegExp(explanationTexts.whyAt(2)) })).toBeNull();
    why.focus();
    fireEvent.click(why);
    const dialog = within(await screen.findByRole('dialog', { name: '〜ました' }));
    expect(dialog.getByText('昨日、映画を見ます。').tagName).toBe('S');
    expect(dialog.getByText('飲').tagName).toBe('RUBY');
    expect(dialog.getByText(/vẫn phải ở quá khứ/u)).toBeDefined();
    const link = dialog.getByRole('link', { name: explanationTexts.seePoint });
    expect(link.getAttribute('href')).toBe(`/grammar/${explanation.id}`);
    fireEvent.click(dialog.getByRole('button', { name: explanationTexts.understood }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(why);
  });

  test('the answer is shown on request', async () => {
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

  test('its cost is told to who earns points, until a right answer earns no more without it', async () => {
    const cost = () => screen.queryByText(practiceTexts.showAnswerCosts(2));
    await show(judging(wrongAnswer));
    await check('水を飲みました', 'wrong');
    expect(cost()).toBeNull();
    cleanup();
    signInWith({ sub: 'hoa@example.com', uid: 7, roles: ['USER'] });
    const { callsOf } = await show(judging(wrongAnswer));
    await check('水を飲みました', 'wrong');
    expect(cost()).not.toBeNull();
    for (const tries of [2, 3]) {
      press(practiceTexts.check);
      await waitFor(() => expect(callsOf(CHECK)).toHaveLength(tries));
      await waitFor(() => expect(cost()).toBeNull());
      expect(button(practiceTexts.showAnswer)).toBeDefined();
    }
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

  test('a refused suggestion shows the reason, and can be sent again', async () => {
    signInWith({ sub: 'hoa@example.com', uid: 7, roles: ['USER'] });
    await show({ ...judging(wrongAnswer), [SUGGEST]: () => refusal(429, 'Bạn gửi quá nhanh.') });
    await check('水を飲みました', 'wrong');
    press(practiceTexts.alsoRight);
    expect(await screen.findByText('Bạn gửi quá nhanh.')).toBeDefined();
    expect(button(practiceTexts.alsoRight).disabled).toBe(false);
  });

  test('visitors are sent to the login', async () => {
    await show(judging(wrongAnswer));
    await check('水を飲みました', 'wrong');
    expect(screen.getByRole('link', { name: practiceTexts.alsoRight }).getAttribute('href')).toBe('/login');
  });
});
