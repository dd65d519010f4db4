import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import type { ChatMessage } from '#contract/chat/message.ts';
import { chatTexts } from '#contract/texts/chat.ts';
import { chatButtonTexts } from '#contract/texts/navigation.ts';
import { ChatWidget } from '#app/features/chat/chat-widget.tsx';
import { signOut } from '#app/lib/session/session.ts';
import { type Answers, refusal } from './answering-api.ts';
import { renderWithApi } from './render-with-api.tsx';
import { seeEverything } from './see-everything.ts';

const WIDE_PX = 1280;

export const CONVERSATION_ID = '3f0a3c2e-8a59-4d52-9a3b-7a1b6e3f9d10';

/** Every test of the file starts on a wide screen, logged out and with an empty storage. */
export function eachInConversation(): void {
  beforeEach(() => {
    localStorage.clear();
    signOut();
    seeEverything();
    vi.stubGlobal('innerWidth', WIDE_PX);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

export const STREAM = 'POST /api/chat-ai';
export const ANNOTATIONS = 'POST /api/chat/annotations';
export const LIST = 'GET /api/me/conversations';

/** A streamed reply that the test controls: chunk by chunk, complete or broken off. */
export function spokenSlowly() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  return {
    answer: ({ signal }: Request) => {
      signal.addEventListener('abort', () => controller?.error(signal.reason));
      return new Response(body, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
    },
    say: (piece: string) => controller?.enqueue(new TextEncoder().encode(piece)),
    end: () => controller?.close(),
    breakOff: () => controller?.error(new TypeError('network error')),
  };
}

export const spoken = (text: string) => () =>
  new Response(text, { headers: { 'Content-Type': 'text/plain' } });

/** A server without conversations and words. */
export const quietServer: Answers = {
  'GET /api/chat/assistant': () => Response.json({ kind: 'tutor' }),
  [ANNOTATIONS]: () => refusal(503, 'Chưa sẵn sàng.'),
  [LIST]: () => Response.json([]),
};

/** A server that has stored this conversation. */
export const keeping = (id: string, messages: readonly ChatMessage[]): Answers => ({
  [`GET /api/conversations/${id}`]: () =>
    Response.json({ id, title: 'Hỏi về 食べる', updatedAt: '2026-03-05T02:00:00.000Z', messages }),
});

let lastId = 0;

export function said(
  author: ChatMessage['author'],
  text: string,
  more: Partial<ChatMessage> = {},
): ChatMessage {
  lastId += 1;
  const source = author === 'assistant' ? 'tutor' : null;
  const createdAt = '2026-03-05T02:00:00.000Z';
  return { id: lastId, author, text, state: 'whole', source, asks: false, createdAt, ...more };
}

/** The widget on an empty page. */
export const showWidget = (answers: Answers = {}, address = '/rank', path = address) =>
  renderWithApi(
    <>
      <Outlet />
      <ChatWidget />
    </>,
    { ...quietServer, ...answers },
    address,
    path,
  );

export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

export const openChat = async (): Promise<HTMLElement> => {
  fireEvent.click(screen.getByRole('button', { name: chatButtonTexts.open }));
  return screen.findByRole('dialog', { name: chatTexts.assistant });
};

export const questionField = () => screen.findByLabelText<HTMLTextAreaElement>(chatTexts.question);

export async function typeQuestion(question: string): Promise<HTMLTextAreaElement> {
  const field = await questionField();
  fireEvent.change(field, { target: { value: question } });
  return field;
}

/** Types a question and sends it with Enter. */
export async function askFor(question: string): Promise<void> {
  fireEvent.keyDown(await typeQuestion(question), { key: 'Enter' });
}

export const log = async () => within(await screen.findByRole('log'));

/** Who said what, in order. */
export const wordsSaid = async (): Promise<string[]> =>
  (await log())
    .queryAllByRole('article')
    .map((article) => `${article.getAttribute('aria-label')}: ${article.textContent}`);
