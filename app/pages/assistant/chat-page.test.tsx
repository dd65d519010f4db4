import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Conversation } from '#contract/chat/message.ts';
import { CONVERSATION_TITLE_MAX_CHARS } from '#contract/limits.ts';
import { chatTexts } from '#contract/texts/chat.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import {
  askFor,
  keeping,
  LIST,
  quietServer,
  said,
  spoken,
  spokenSlowly,
  STREAM,
  wordsSaid,
} from '#app/testing/chat.tsx';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { seeEverything } from '#app/testing/see-everything.ts';
import { signInWith } from '#app/testing/sign-in-with.ts';
import ChatPage from './chat-page.tsx';

const EATING = '3f0a3c2e-8a59-4d52-9a3b-7a1b6e3f9d10';
const GOING = '0d7c8f3a-1111-4d52-8a3b-7a1b6e3f9d11';
const NOT_OURS = '9d7c8f3a-2222-4d52-8a3b-7a1b6e3f9d12';

const conversation = (id: string, title: string): Conversation => ({
  id,
  title,
  updatedAt: '2026-03-05T02:00:00.000Z',
});
const eating = conversation(EATING, 'Hỏi về 食べる');
const going = conversation(GOING, 'Hỏi về 行く');

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
  seeEverything();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (address: string, answers: Answers = {}) =>
  renderWithApi(
    <ChatPage />,
    {
      ...quietServer,
      [LIST]: () => Response.json([eating, going]),
      ...keeping(EATING, [said('learner', '食べる nghĩa là gì?'), said('assistant', 'Là **ăn**.')]),
      ...keeping(GOING, [said('learner', 'Chia 行く'), said('assistant', '行きます')]),
      ...answers,
    },
    address,
  );
const list = async () => within(await screen.findByRole('navigation', { name: chatTexts.conversations }));
const row = async (title: RegExp) => (await list()).findByRole('link', { name: title });
const press = async (name: string) =>
  fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);

async function choose({ title }: Conversation, entry: string): Promise<void> {
  const button = await screen.findByRole('button', { name: chatTexts.actionsFor(title) });
  fireEvent.pointerDown(button, { button: 0 });
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('the conversations', () => {
  test('are listed, and open at their URL', async () => {
    const { router } = show('/ai');
    fireEvent.click(await row(/食べる/));
    await screen.findByText('ăn');
    expect(router.state.location.search).toBe(`?c=${EATING}`);
    expect((await row(/食べる/)).getAttribute('aria-current')).toBe('page');
    fireEvent.click(await row(/行く/));
    await screen.findByText('行きます');
    expect(await wordsSaid()).toEqual(['Bạn: Chia 行く', 'Trợ lý Kakehashi: 行きます']);
  });

  test('an empty list explains what to do', async () => {
    show('/ai', { [LIST]: () => Response.json([]) });
    await screen.findByText(chatTexts.conversationsEmpty);
    expect(screen.getByText(chatTexts.emptyTitle)).toBeDefined();
  });

  test('that fail to load can be retried', async () => {
    const tries = [refusal(400, 'Chưa được.')];
    show('/ai', { [LIST]: () => tries.shift() ?? Response.json([eating]) });
    await screen.findByText('Chưa được.');
    await press(uiTexts.tryAgain);
    expect(await row(/食べる/)).toBeDefined();
  });

  test('a new one has a URL and is listed after its first reply', async () => {
    const known = [eating];
    const { router, callsOf } = show(`/ai?c=${EATING}`, {
      [LIST]: () => Response.json(known),
      [STREAM]: spoken('Chào bạn.'),
    });
    await screen.findByText('ăn');
    await press(chatTexts.newConversation);
    await screen.findByText(chatTexts.emptyTitle);
    const fresh = new URLSearchParams(router.state.location.search).get('c') ?? '';
    expect(fresh).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    known.unshift(conversation(fresh, 'xin chào'));
    await askFor('xin chào');
    await row(/xin chào/);
    expect(callsOf(STREAM)).toMatchObject([{ body: { conversationId: fresh } }]);
  });

  test('one can be renamed; blank names and refusals of the server are shown', async () => {
    const call = `PUT /api/me/conversations/${EATING}`;
    const tries = [refusal(400, 'Tên không hợp lệ.')];
    const { callsOf } = show('/ai', {
      [call]: () => tries.shift() ?? Response.json({ ...eating, title: 'Ăn uống' }),
    });
    await row(/食べる/);
    await choose(eating, chatTexts.rename);
    const dialog = within(await screen.findByRole('dialog', { name: chatTexts.renameTitle }));
    const name = dialog.getByLabelText<HTMLInputElement>(chatTexts.name);
    expect(name.value).toBe(eating.title);
    expect(name.maxLength).toBe(CONVERSATION_TITLE_MAX_CHARS);
    for (const { typed, refused } of [
      { typed: '  ', refused: chatTexts.nameMissing },
      { typed: ' Ăn uống ', refused: 'Tên không hợp lệ.' },
    ]) {
      fireEvent.change(name, { target: { value: typed } });
      fireEvent.click(dialog.getByRole('button', { name: chatTexts.rename }));
      await dialog.findByText(refused);
    }
    fireEvent.click(dialog.getByRole('button', { name: chatTexts.rename }));
    await row(/Ăn uống/);
    expect(callsOf(call).map(({ body }) => body)).toEqual([{ title: 'Ăn uống' }, { title: 'Ăn uống' }]);
  });

  test('one is deleted after confirmation; a new one replaces the open one', async () => {
    const call = `DELETE /api/me/conversations/${EATING}`;
    const { callsOf, router } = show(`/ai?c=${EATING}`, {
      [call]: () => Response.json({ statusCode: 200, message: 'Đã xóa cuộc trò chuyện.' }),
    });
    await screen.findByText('ăn');
    await choose(eating, chatTexts.remove);
    await press(uiTexts.cancel);
    expect(callsOf(call)).toEqual([]);
    await choose(eating, chatTexts.remove);
    const question = within(
      await screen.findByRole('dialog', { name: chatTexts.removeQuestion(eating.title) }),
    );
    fireEvent.click(question.getByRole('button', { name: chatTexts.remove }));
    await screen.findByText(chatTexts.emptyTitle);
    await waitFor(async () => expect((await list()).queryByRole('link', { name: /食べる/ })).toBeNull());
    expect(router.state.location.search).not.toContain(EATING);
  });
});

describe('the open conversation', () => {
  test('does not come back if it is deleted during a reply', async () => {
    const slow = spokenSlowly();
    const call = `DELETE /api/me/conversations/${EATING}`;
    const { router } = show(`/ai?c=${EATING}`, {
      [STREAM]: slow.answer,
      [call]: () => Response.json({ statusCode: 200, message: 'Đã xóa cuộc trò chuyện.' }),
    });
    await screen.findByText('ăn');
    await askFor('hai');
    await screen.findByText(chatTexts.writing);
    await choose(eating, chatTexts.remove);
    const question = within(
      await screen.findByRole('dialog', { name: chatTexts.removeQuestion(eating.title) }),
    );
    fireEvent.click(question.getByRole('button', { name: chatTexts.remove }));
    await screen.findByText(chatTexts.emptyTitle);
    await act(() => router.navigate(-1));
    await screen.findByText(chatTexts.notFoundTitle);
    expect(screen.queryByText('hai')).toBeNull();
  });

  test('is that of the widget if the URL names none', async () => {
    localStorage.setItem('conversation', JSON.stringify({ owner: 'user 7', id: GOING }));
    show('/ai');
    expect(await screen.findByText('行きます')).toBeDefined();
  });

  test.each([
    { address: `/ai?c=${NOT_OURS}`, why: 'it belongs to somebody else' },
    { address: `/ai?c=${EATING.replace('3', '4')}`, why: 'it was deleted' },
  ])('is not found: $why', async ({ address }) => {
    const id = address.slice(-36);
    show(address, {
      [`GET /api/conversations/${id}`]: () => refusal(404, 'Không tìm thấy cuộc trò chuyện này.'),
    });
    await screen.findByRole('heading', { name: chatTexts.notFoundTitle });
    expect(screen.queryByLabelText(chatTexts.question), 'no input for questions').toBeNull();
    await press(chatTexts.newConversation);
    await screen.findByText(chatTexts.emptyTitle);
  });

  test('an invalid id is ignored', async () => {
    const { sent } = show('/ai?c=../../x');
    await screen.findByText(chatTexts.emptyTitle);
    expect(sent.map(({ call }) => call).filter((call) => call.includes('x'))).toEqual([]);
  });

  test.each([
    {
      clipboard: { writeText: vi.fn<(text: string) => Promise<void>>(() => Promise.resolve()) },
      shown: chatTexts.copied,
      why: 'the clipboard works',
    },
    {
      clipboard: {
        writeText: vi.fn<(text: string) => Promise<void>>(() => Promise.reject(new DOMException('no'))),
      },
      shown: chatTexts.copyFailed,
      why: 'the clipboard refuses',
    },
  ])('an answer is copied as plain text: $why', async ({ clipboard, shown }) => {
    vi.stubGlobal('navigator', { clipboard });
    document.execCommand = () => false;
    show(`/ai?c=${EATING}`);
    await screen.findByText('ăn');
    await press(chatTexts.copy);
    await screen.findByText(shown);
    expect(clipboard.writeText).toHaveBeenCalledWith('Là ăn.');
  });

  test('offers follow-up questions', async () => {
    const { callsOf } = show(`/ai?c=${EATING}`, { [STREAM]: spoken('私は食べます。') });
    const next = within(await screen.findByRole('group', { name: chatTexts.followUps }));
    expect(next.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Cho ví dụ với 食べる',
      'Đố mình một câu',
    ]);
    fireEvent.click(next.getByRole('button', { name: 'Cho ví dụ với 食べる' }));
    await screen.findByText('私は食べます。');
    expect(callsOf(STREAM)).toMatchObject([
      { body: { message: 'Cho ví dụ với 食べる', conversationId: EATING } },
    ]);
  });

  test('links to the spoken conversation', async () => {
    show('/ai');
    expect(await screen.findByRole('link', { name: chatTexts.talk })).toHaveProperty('pathname', '/voice');
  });
});
