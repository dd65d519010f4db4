import { expect, test } from 'vitest';
import { says, startAiProvider } from '#server/testing/fakes/ai-provider.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { openAi } from './open-ai.ts';

test.each([
  { base: '/v1', path: '/v1/chat/completions', why: 'as usual' },
  { base: '/v1/', path: '/v1/chat/completions', why: 'a slash at the end' },
  { base: '/openai/v1', path: '/openai/v1/chat/completions', why: 'a longer path' },
  { base: '/', path: '/chat/completions', why: 'no path' },
  { base: '/v1?api-version=2', path: '/v1/chat/completions?api-version=2', why: 'a query' },
])('the URL: $why', async ({ base, path }) => {
  const provider = await startAiProvider([says('Chào')]);
  const baseUrl = new URL(base, provider.address).href;
  const ai = openAi({ baseUrl, model: 'gia-su' }, recordLog().log);
  const pieces: string[] = [];
  for await (const piece of ai.stream([], new AbortController().signal)) pieces.push(piece);
  await provider.close();
  expect(pieces).toEqual(['Chào']);
  expect(provider.requests()).toMatchObject([{ path, body: { model: 'gia-su' } }]);
  expect(provider.requests()[0]?.headers).not.toHaveProperty('authorization');
});
