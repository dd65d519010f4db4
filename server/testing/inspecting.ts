import { expect } from 'vitest';
import type { InspectedSentence } from '#contract/contributions/sentence-endpoints.ts';
import type { Call } from './caller.ts';
import type { TestUser } from './data/factories.ts';

type Draft = Readonly<Record<string, unknown>>;

/** Calls to inspect sentences, as one author or as another user. */
export function inspecting(call: Call, author: () => TestUser) {
  const send = (body: Draft, by = author()) =>
    call('POST', '/api/contributions/sentences/inspect', { token: by.token, body });

  async function inspect(body: Draft): Promise<InspectedSentence> {
    const reply = await send(body);
    expect(reply).toMatchObject({ status: 200 });
    return reply.body as InspectedSentence;
  }
  const warningsOf = async (body: Draft) => (await inspect(body)).warnings;

  return { send, inspect, warningsOf };
}
