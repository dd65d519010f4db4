import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { says, startAiProvider } from '#server/testing/fakes/ai-provider.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { openAi } from './open-ai.ts';

const open = (env: Readonly<Record<string, string>>) => openAi(readConfig(env), recordLog().log);

test.each<Readonly<Record<string, string>>>([
  {},
  { AI_MODEL: 'gia-su' },
  { AI_API_KEY: 'sk-1', AI_MODEL: 'gia-su' },
])('without a base URL there is no model: %o', (env) => {
  expect(open(env)).toBeNull();
});

test.each([
  { base: '/v1', path: '/v1/chat/completions', why: 'as usual' },
  { base: '/v1/', path: '/v1/chat/completions', why: 'a slash at the end' },
  { base: '/openai/v1', path: '/openai/v1/chat/completions', why: 'a longer path' },
  { base: '/', path: '/chat/completions', why: 'no path' },
  { base: '/v1?api-version=2', path: '/v1/chat/completions?api-version=2', why: 'a query' },
])('the URL: $why', async ({ base, path }) => {
  const provider = await startAiProvider([says('Chào')]);
  const ai = open({ AI_BASE_URL: new URL(base, provider.address).href, AI_MODEL: 'gia-su' });
  const pieces: string[] = [];
  for await (const piece of ai?.stream([], new AbortController().signal) ?? []) pieces.push(piece);
  await provider.close();
  expect(pieces).toEqual(['Chào']);
  expect(provider.requests()).toMatchObject([{ path, body: { model: 'gia-su' } }]);
  expect(provider.requests()[0]?.headers).not.toHaveProperty('authorization');
});
