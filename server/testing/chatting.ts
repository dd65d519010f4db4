import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ChatMessage, Conversation, WholeConversation } from '#contract/chat/message.ts';
import type { AiMessage } from '#server/gateways/ai/ai.ts';
import { openScriptedAi } from './asking-ai.ts';
import { buildTestApp, type TestAppOptions } from './build-test-app.ts';
import type { Call } from './caller.ts';
import type { TestUser } from './data/factories.ts';
import type { AiTurn } from './fakes/ai-provider.ts';
import { recordLog } from './fakes/recorded-log.ts';

/** The user of a browser; null if not logged in. */
type BrowserUser = Pick<TestUser, 'token'> | null;

const as = (user: BrowserUser) => ({ token: user?.token });
const streamPath = (query: Readonly<Record<string, string>>) =>
  `/api/chat-ai?${new URLSearchParams(query).toString()}`;

/** The calls about conversations. */
export function chatCalls(call: Call) {
  const read = (user: BrowserUser, id: string) => call('GET', `/api/conversations/${id}`, as(user));
  return {
    say: (user: BrowserUser, id: string, message: string) =>
      call('POST', '/api/chat', { ...as(user), body: { message, conversationId: id } }),
    stream: (user: BrowserUser, id: string, message: string) =>
      call('GET', streamPath({ message, conversationId: id }), as(user)),
    again: (user: BrowserUser, id: string, message: string) =>
      call('GET', streamPath({ message, conversationId: id, again: 'true' }), as(user)),
    rename: (user: BrowserUser, id: string, title: unknown) =>
      call('PUT', `/api/me/conversations/${id}`, { ...as(user), body: { title } }),
    remove: (user: BrowserUser, id: string) => call('DELETE', `/api/me/conversations/${id}`, as(user)),
    list: async (user: BrowserUser) =>
      (await call('GET', '/api/me/conversations', as(user))).body as Conversation[],
    read,
    messagesOf: async (user: BrowserUser, id: string): Promise<ChatMessage[]> =>
      ((await read(user, id)).body as WholeConversation).messages,
  };
}

interface ChatOptions extends Pick<TestAppOptions, 'tokenizer'> {
  readonly patience?: Parameters<typeof openScriptedAi>[1];
}

/** The real app behind a real server, as in main.ts, with a scripted model. */
export async function openChat(script: readonly AiTurn[], { patience, tokenizer }: ChatOptions = {}) {
  const { ai, provider, close: closeAi } = await openScriptedAi(script, patience);
  const { log, text: logged } = recordLog();
  const built = await buildTestApp({ ai, tokenizer, log, env: { RATE_LIMITS: 'off' } });
  const { Request, Response } = globalThis;
  const listener = getRequestListener(built.app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    ...built,
    ...chatCalls(built.call),
    provider,
    logged,
    /** The messages sent to the model, for each request. */
    told: () => provider.requests().map(({ body }) => (body as { messages: AiMessage[] }).messages),
    open: (user: BrowserUser, query: Readonly<Record<string, string>>) =>
      openStream(`http://127.0.0.1:${port}${streamPath(query)}`, user),
    /** Fails if a connection to the model is still open, and waits for the connections to browsers. */
    async close(): Promise<void> {
      await closeAi();
      await new Promise((resolve) => server.close(resolve));
      // The listener replaced these globals with lightweight versions, which other tests must not get.
      Object.assign(globalThis, { Request, Response });
    },
  };
}

/** A browser that reads an answer as it arrives; `leave` closes its connection. */
async function openStream(address: string, user: BrowserUser) {
  const headers = user ? { Authorization: `Bearer ${user.token}` } : {};
  const request = get(address, { agent: false, headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const pieces = response.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
  return {
    status: response.statusCode,
    headers: response.headers,
    next: async (): Promise<string | null> => (await pieces.next()).value ?? null,
    /** The rest of the answer; throws if the connection breaks. */
    async rest(): Promise<string> {
      let text = '';
      for (let piece = await this.next(); piece !== null; piece = await this.next()) text += piece;
      return text;
    },
    leave: () => request.destroy(),
  };
}
