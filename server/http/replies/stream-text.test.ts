import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { expect, test } from 'vitest';
import { defineEndpoint } from '#contract/endpoint.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { route } from '../route.ts';

const poem = defineEndpoint({
  method: 'GET',
  path: '/poem',
  summary: '',
  access: 'anyone',
  answers: 'stream',
  contentType: 'text/plain; charset=utf-8',
});

const mounted = (produce: (signal: AbortSignal) => AsyncIterable<string>) =>
  mountRoutes([route(poem, ({ signal }) => produce(signal()))]);

test('pieces arrive one by one, the first before the second is produced', async () => {
  const gate = new EventEmitter();
  const { fetch } = await mounted(async function* () {
    yield '古池や';
    await once(gate, 'open');
    yield '蛙飛びこむ';
  });
  const response = await fetch(new Request('http://localhost/poem'));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect((await reader?.read())?.value).toBe('古池や');
  gate.emit('open');
  expect((await reader?.read())?.value).toBe('蛙飛びこむ');
  expect((await reader?.read())?.done).toBe(true);
});

test('a HEAD request does not start the producer', async () => {
  const begun: string[] = [];
  const { fetch } = await mounted(async function* () {
    begun.push('begun');
    yield '古池や';
  });
  const response = await fetch(new Request('http://localhost/poem', { method: 'HEAD' }));
  expect(response.status).toBe(200);
  expect(response.headers.get('X-Accel-Buffering')).toBe('no');
  expect(begun).toEqual([]);
});

test.each([
  {
    why: 'between two pieces',
    wait: () => Promise.resolve(),
  },
  {
    why: 'while the producer waits for its source, which the signal stops',
    wait: (signal: AbortSignal) => once(signal, 'abort'),
  },
])('a client that disconnects $why makes the producer clean up', async ({ wait }) => {
  const producer = new EventEmitter();
  const cleanedUp = once(producer, 'end');
  const { fetch } = await mounted(async function* (signal) {
    try {
      for (;;) {
        yield '水'.repeat(10_000);
        await wait(signal);
      }
    } finally {
      producer.emit('end');
    }
  });
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const leave = new AbortController();
    const response = await globalThis.fetch(`http://127.0.0.1:${port}/poem`, { signal: leave.signal });
    await response.body?.getReader().read();
    leave.abort();
    await expect(cleanedUp).resolves.toEqual([]);
  } finally {
    server.close();
  }
});
