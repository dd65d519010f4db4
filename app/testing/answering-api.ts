import { afterEach } from 'vitest';
import { createApi, type OnProgress } from '#app/lib/api/api.ts';

/** How many tests of the file are over. */
let testsOver = 0;
afterEach(() => {
  testsOver += 1;
});

/** `GET /auth/load/users` → the server's reply; an upload can also report progress. */
export type Answers = Readonly<Record<string, Answer>>;
type Answer = (request: Request, onProgress?: OnProgress) => Response | Promise<Response>;

interface Sent {
  readonly call: string;
  readonly query: Record<string, string>;
  readonly body: unknown;
}

/** The real api client with a fake server, which records what was sent. */
export function createAnsweringApi(answers: Answers) {
  const sent: Sent[] = [];
  const begunAt = testsOver;
  const api = createApi({
    origin: 'http://kakehashi.test',
    send: async (request, onProgress) => {
      // An outbox tries again for minutes: what a test has left waiting must not reach its answers in a later one.
      if (testsOver !== begunAt) throw new TypeError('The test of this server is over');
      const { pathname, searchParams } = new URL(request.url);
      const call = `${request.method} ${pathname}`;
      const text = request.method === 'GET' ? '' : await request.clone().text();
      const body: unknown = text.startsWith('{') ? JSON.parse(text) : text;
      sent.push({ call, query: Object.fromEntries(searchParams), body });
      const answer = answers[call];
      if (!answer) throw new Error(`The test has no answer for ${call}`);
      return answer(request, onProgress);
    },
    token: () => null,
    onFreshToken: () => {},
    onTokenRefused: () => {},
  });
  return { api, sent, callsOf: (call: string) => sent.filter((request) => request.call === call) };
}

/** A refusal as the server sends it. */
export const refusal = (statusCode: number, message: string, field?: string): Response =>
  Response.json({ statusCode, error: message, message, field }, { status: statusCode });

/** A reply that waits until the test releases it. */
export function heldBack(response: () => Response) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: () => released.then(response), release: () => release() };
}
