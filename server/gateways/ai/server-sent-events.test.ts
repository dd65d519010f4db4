import { describe, expect, test } from 'vitest';
import { serverSentEvents } from './server-sent-events.ts';

const MAX_CHARS = 1_000;

async function* chunks(...parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts;
}

async function read(...parts: readonly Uint8Array[]): Promise<string[]> {
  const events: string[] = [];
  for await (const data of serverSentEvents(chunks(...parts), MAX_CHARS)) events.push(data);
  return events;
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe('events are read, wherever the bytes are split', () => {
  test.each([
    { stream: 'data: một\n\ndata: hai\n\n', events: ['một', 'hai'], why: 'two events' },
    { stream: 'data: một\r\n\r\ndata: hai\r\n\r\n', events: ['một', 'hai'], why: 'CRLF' },
    { stream: 'data: một\r\rdata: hai\r\r', events: ['một', 'hai'], why: 'CR only' },
    { stream: 'data:một\n\n', events: ['một'], why: 'no space after the colon' },
    {
      stream: 'data:  một\n\n',
      events: [' một'],
      why: 'one space belongs to the format, the next to the data',
    },
    { stream: 'data: {\ndata: }\n\n', events: ['{\n}'], why: 'data of two lines' },
    { stream: 'data: {\r\ndata: }\r\n\r\n', events: ['{\n}'], why: 'data of two lines, with CRLF' },
    {
      stream: 'data\ndata: một\n\n',
      events: ['\nmột'],
      why: 'a field without a colon is an empty line of data',
    },
    { stream: ': keep-alive\n\n: again\n\ndata: một\n\n', events: ['một'], why: 'comments' },
    {
      stream: 'event: delta\nid: 7\nretry: 10\ndata: một\n\nevent: ping\n\n',
      events: ['một'],
      why: 'other fields, and an event without data',
    },
    {
      stream: 'database: một\n\ndata: hai\n\n',
      events: ['hai'],
      why: 'a field whose name only starts with data',
    },
    { stream: '\uFEFFdata: một\n\n', events: ['một'], why: 'a byte order mark' },
    {
      stream: 'data: ừ, ỡ, 架け橋, 𠮟る, 🌸\n\n',
      events: ['ừ, ỡ, 架け橋, 𠮟る, 🌸'],
      why: 'characters of two to four bytes',
    },
    { stream: 'data: một\n\ndata: hai', events: ['một', 'hai'], why: 'no line end after the last event' },
    { stream: 'data: một\n', events: ['một'], why: 'no empty line after the last event' },
    { stream: '\n\n\n', events: [], why: 'nothing' },
  ])('$why', async ({ stream, events }) => {
    const whole = bytes(stream);
    expect(await read(whole)).toEqual(events);
    expect(await read(...Array.from(whole, (byte) => Uint8Array.of(byte)))).toEqual(events);
    for (let at = 1; at < whole.length; at += 1) {
      expect(await read(whole.subarray(0, at), whole.subarray(at)), `cut at ${at}`).toEqual(events);
    }
  });
});

test.each([
  { chunk: 'x'.repeat(100), why: 'a line' },
  { chunk: `data: ${'x'.repeat(100)}\n`, why: 'an event of many lines' },
  { chunk: 'data\n'.repeat(20), why: 'an event of many empty lines' },
])('$why that never ends is refused, and its source is closed', async ({ chunk }) => {
  let taken = 0;
  let closed = false;
  async function* endless() {
    try {
      for (;;) {
        taken += 1;
        yield bytes(chunk);
      }
    } finally {
      closed = true;
    }
  }
  await expect(serverSentEvents(endless(), MAX_CHARS).next()).rejects.toMatchObject({ kind: 'malformed' });
  expect(closed).toBe(true);
  expect(taken).toBeLessThanOrEqual(MAX_CHARS / 20 + 1);
});

test('the limit applies to each event, not to all together', async () => {
  const many = Array.from({ length: 50 }, () => bytes(`data: ${'x'.repeat(100)}\n\n`));
  expect(await read(...many)).toHaveLength(50);
});
