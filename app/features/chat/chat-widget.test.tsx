import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHAT_MESSAGE_MAX_CHARS } from '#contract/limits.ts';
import { chatTexts } from '#contract/texts/chat.ts';
import { chatButtonTexts } from '#contract/texts/navigation.ts';
import { signOut } from '#app/lib/session/session.ts';
import { refusal } from '#app/testing/answering-api.ts';
import {
  askFor,
  log,
  openChat,
  press,
  questionField,
  showWidget,
  spoken,
  spokenSlowly,
  STREAM,
  typeQuestion,
  wordsSaid,
} from '#app/testing/chat.tsx';
import { seeEverything } from '#app/testing/see-everything.ts';

const WIDE = 1280;
const NARROW = 700;
const setWidth = (width: number) => vi.stubGlobal('innerWidth', width);

beforeEach(() => {
  localStorage.clear();
  signOut();
  seeEverything();
  setWidth(WIDE);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = () => screen.getByRole('button', { name: chatButtonTexts.open });
const storedId = () => (JSON.parse(localStorage.getItem('conversation') ?? '{}') as { id?: string }).id;

describe('the button', () => {
  test('opens and closes the chat, and gets the focus back afterwards', async () => {
    showWidget();
    expect(button().getAttribute('aria-expanded')).toBe('false');
    const panel = await openChat();
    expect(document.activeElement).toBe(await questionField());
    expect(within(panel).getByText(chatTexts.kinds.tutor)).toBeDefined();
    fireEvent.keyDown(document.activeElement ?? panel, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button());
  });

  test.each([
    { address: '/ai', why: 'the page is the chat itself' },
    { address: '/crush', why: 'it would cover the buttons of the invitation' },
  ])('is not on $address: $why', ({ address }) => {
    showWidget({}, address);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('sends no request before it is pressed', () => {
    expect(showWidget().sent).toEqual([]);
  });
});

describe('a question', () => {
  test('is answered chunk by chunk in the place of “Đang soạn...”', async () => {
    const slow = spokenSlowly();
    const { callsOf } = showWidget({ [STREAM]: slow.answer });
    await openChat();
    await askFor('  xin chào ');
    await (await log()).findByText('Đang soạn...');
    expect((await questionField()).value).toBe('');
    expect(document.activeElement, 'the next one can be typed').toBe(await questionField());
    act(() => slow.say('Chào **bạ'));
    expect(await (await log()).findByText('bạ')).toBeDefined();
    expect(screen.queryByText('Đang soạn...')).toBeNull();
    act(() => slow.say('n**!'));
    slow.end();
    await screen.findByText(chatTexts.followUps);
    expect(await wordsSaid()).toEqual(['Bạn: xin chào', 'Trợ lý Kakehashi: Chào bạn!']);
    expect(callsOf(STREAM)).toMatchObject([{ body: { message: 'xin chào', conversationId: storedId() } }]);
    expect(callsOf(STREAM)[0]?.body).not.toHaveProperty('again');
  });

  test.each([
    { status: 404, why: 'does not know the way of today' },
    { status: 405, why: 'knows another way at this address' },
  ])('is asked as before once if a node of the previous release $why', async ({ status }) => {
    const { callsOf } = showWidget({
      [STREAM]: () => refusal(status, 'Không có đường dẫn này.'),
      'GET /api/chat-ai': spoken('Ăn.'),
    });
    await openChat();
    await askFor('食べる');
    await screen.findByText('Ăn.');
    expect(callsOf('GET /api/chat-ai')).toMatchObject([
      { query: { message: '食べる', conversationId: storedId() } },
    ]);
    expect([callsOf(STREAM).length, callsOf('GET /api/chat-ai').length]).toEqual([1, 1]);
  });

  test('can be a suggestion', async () => {
    showWidget({ [STREAM]: spoken('Ăn.') });
    await openChat();
    await press('食べる nghĩa là gì?');
    await screen.findByText('Ăn.');
    expect((await wordsSaid())[0]).toBe('Bạn: 食べる nghĩa là gì?');
  });

  test.each([
    { width: WIDE, keys: { key: 'Enter' }, sends: true, why: 'Enter sends on a wide screen' },
    { width: 801, keys: { key: 'Enter' }, sends: true, why: 'more than 800 px counts as wide' },
    { width: 800, keys: { key: 'Enter' }, sends: false, why: '800 px does not count as wide' },
    { width: NARROW, keys: { key: 'Enter' }, sends: false, why: 'Enter is a new line on a narrow screen' },
    { width: WIDE, keys: { key: 'Enter', shiftKey: true }, sends: false, why: 'Shift+Enter is a new line' },
    {
      width: WIDE,
      keys: { key: 'Enter', isComposing: true },
      sends: false,
      why: 'not during an IME composition',
    },
    { width: WIDE, keys: { key: 'Enter', keyCode: 229 }, sends: false, why: 'nor when Safari ends one' },
  ])('by keyboard: $why', async ({ width, keys, sends }) => {
    setWidth(width);
    const { callsOf } = showWidget({ [STREAM]: spoken('Ừ.') });
    await openChat();
    const field = await typeQuestion('a');
    expect(fireEvent.keyDown(field, keys)).toBe(!sends);
    await waitFor(() => expect(callsOf(STREAM)).toHaveLength(sends ? 1 : 0));
    expect(field.value).toBe(sends ? '' : 'a');
  });

  test.each([' ', '\n\n', '\u200B\u3000'])('that is blank is ignored: %j', async (question) => {
    const { callsOf } = showWidget();
    await openChat();
    await askFor(question);
    expect(callsOf(STREAM)).toEqual([]);
    expect(screen.getByRole('button', { name: chatTexts.send })).toHaveProperty('disabled', true);
  });

  test('that is too long is neither sent nor cut; near the limit the remaining length is shown', async () => {
    const { callsOf } = showWidget();
    await openChat();
    await typeQuestion('a'.repeat(CHAT_MESSAGE_MAX_CHARS - 1));
    expect(screen.getByText('Còn 1 ký tự')).toBeDefined();
    await askFor('a'.repeat(CHAT_MESSAGE_MAX_CHARS + 2));
    expect(screen.getByText('Tin nhắn dài tối đa 1.000 ký tự, bạn hãy bớt 2 ký tự.')).toBeDefined();
    expect((await questionField()).value).toHaveLength(CHAT_MESSAGE_MAX_CHARS + 2);
    expect(callsOf(STREAM)).toEqual([]);
  });

  test('waits until the previous one is answered', async () => {
    const slow = spokenSlowly();
    const { callsOf } = showWidget({ [STREAM]: slow.answer });
    await openChat();
    await askFor('một');
    await askFor('hai');
    expect(callsOf(STREAM)).toHaveLength(1);
    expect((await questionField()).value).toBe('hai');
  });

  test('is sent with the lesson that is open', async () => {
    const { callsOf } = showWidget(
      { [STREAM]: spoken('Ừ.') },
      '/exercises/1/curriculum/3/40/sentence',
      '/exercises/:topicId/curriculum/:curriculumId/:lessonId/sentence',
    );
    await openChat();
    await askFor('a');
    await screen.findByText('Ừ.');
    expect(callsOf(STREAM)).toMatchObject([{ body: { lessonId: '40' } }]);
  });

  test('is answered with readings, which the button “Furigana” hides', async () => {
    showWidget({ [STREAM]: spoken('Là 食[た]べる.') });
    const panel = await openChat();
    await askFor('ăn');
    await screen.findByText('た');
    await press(chatTexts.furigana);
    expect((await log()).queryByText('た')).toBeNull();
    expect(panel.textContent).toContain('食べる');
    await press(chatTexts.furigana);
    expect((await log()).getByText('た')).toBeDefined();
  });

  test.each(['<script>x</script>', '<img src=x onerror=alert(1)>', '**đậm** [x](/rank)'])(
    'is shown as it was typed: %s',
    async (question) => {
      showWidget({ [STREAM]: spoken('Ừ.') });
      const panel = await openChat();
      await askFor(question);
      await screen.findByText('Ừ.');
      expect((await wordsSaid())[0]).toBe(`Bạn: ${question}`);
      expect(panel.querySelector('script, img, strong')).toBeNull();
    },
  );
});
