import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANKI_READ_MAX_MS } from '#contract/learning-limits.ts';
import { ankiFailureTexts } from '#contract/texts/anki.ts';
import { ANKI_FAILURES } from '#core/anki/anki-failure.ts';
import type { AnkiCollection } from '#core/anki/read/anki-collection.ts';
import { ankiNotes, loadSqlite } from '#app/testing/anki.ts';
import { readAnkiFile, writeAnkiFile } from './anki-files.ts';
import { type AnkiExport, type AnkiReply, type AnkiRequest, answerAnki } from './answer-anki.ts';

/** A thread that remembers what it was asked; the test replies for it. */
class FakeThread extends EventTarget {
  readonly requests: AnkiRequest[] = [];
  readonly terminate = vi.fn<() => void>();
  postMessage(request: AnkiRequest): void {
    this.requests.push(request);
  }
  reply(data: AnkiReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const content: AnkiExport = {
  notes: ankiNotes,
  media: [],
  directions: ['read', 'say'],
  withScheduling: true,
};
const file = new Blob(['水\tnước']);
const collection: AnkiCollection = { noteTypes: [], notes: [], skipped: 0, cardCount: 0 };

describe('the page', () => {
  let thread: FakeThread;
  const start = () => thread as unknown as Worker;
  beforeEach(() => {
    thread = new FakeThread();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('gets what the thread has read, and ends the thread', async () => {
    const reading = readAnkiFile(file, start);
    expect(thread.requests).toEqual([{ kind: 'read', file }]);
    thread.reply({ kind: 'read', collection });
    expect(await reading).toBe(collection);
    expect(thread.terminate).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('gets the file that the thread has written', async () => {
    const writing = writeAnkiFile(content, start);
    thread.reply({ kind: 'written', bytes: Uint8Array.of(1, 2, 3) });
    expect((await writing).size).toBe(3);
    expect(thread.terminate).toHaveBeenCalledOnce();
  });

  test('is told why a file was refused', async () => {
    const reading = readAnkiFile(file, start);
    thread.reply({ kind: 'failed', code: 'newer-format' });
    await expect(reading).rejects.toMatchObject({ code: 'newer-format' });
    expect(thread.terminate).toHaveBeenCalledOnce();
  });

  test('stops a thread that never ends', async () => {
    const reading = readAnkiFile(file, start).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(ANKI_READ_MAX_MS - 1);
    expect(thread.terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toMatchObject({ code: 'too-slow' });
    expect(thread.terminate).toHaveBeenCalledOnce();
  });

  test('stops a thread when the learner does not want to wait', async () => {
    const stopping = new AbortController();
    const reading = readAnkiFile(file, start, stopping.signal).catch((error: unknown) => error);
    stopping.abort();
    expect(await reading).toMatchObject({ name: 'AbortError' });
    expect(thread.terminate).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('survives a thread that crashes', async () => {
    const reading = readAnkiFile(file, start);
    thread.dispatchEvent(new Event('error'));
    await expect(reading).rejects.toMatchObject({ code: 'failed' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('says so where no thread can be started', async () => {
    const none = () => {
      throw new Error('no threads here');
    };
    await expect(readAnkiFile(file, none)).rejects.toMatchObject({ code: 'no-thread' });
  });
});

test.each(ANKI_FAILURES)('the learner is told about %s in a whole sentence', (code) => {
  expect(ankiFailureTexts[code]).toMatch(/^\p{Lu}.{20,}\.$/u);
});

test('the learner is told how to export a file of a newer Anki again', () => {
  expect(ankiFailureTexts['newer-format']).toContain('Support older Anki versions');
});

describe('the thread', () => {
  const read = (blob: Blob) => answerAnki({ kind: 'read', file: blob }, loadSqlite);

  test('writes a file and reads it again', async () => {
    const written = await answerAnki({ kind: 'write', content }, loadSqlite);
    const bytes = written.kind === 'written' ? written.bytes : new Uint8Array();
    expect(await read(new Blob([bytes]))).toMatchObject({
      kind: 'read',
      collection: { cardCount: 6, skipped: 0, noteTypes: [{ name: 'Kakehashi' }] },
    });
  });

  test.each([
    { content: '水\tnước', why: 'tabs' },
    { content: '\uFEFF水,nước', why: 'with the mark of UTF-8' },
    {
      content: Uint8Array.of(0xff, 0xfe, 0x34, 0x6c, 0x09, 0x00, 0x61, 0x00),
      why: 'UTF-16 of a spreadsheet',
    },
  ])('reads a table: $why', async ({ content: table }) => {
    const reply = await read(new Blob([table]));
    expect(reply).toMatchObject({
      kind: 'read',
      collection: { notes: [{ fields: ['水', expect.any(String)] }] },
    });
  });

  test.each([
    { content: Uint8Array.of(0xe6, 0xb0), code: 'not-a-deck', why: 'no text in UTF-8' },
    { content: '', code: 'empty', why: 'nothing' },
    { content: 'PK\u0003\u0004', code: 'truncated', why: 'the beginning of a zip' },
  ])('refuses $why', async ({ content: bytes, code }) => {
    expect(await read(new Blob([bytes]))).toEqual({ kind: 'failed', code });
  });

  test('reports that SQLite could not be loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const reply = await answerAnki({ kind: 'write', content }, () => Promise.reject(new Error('offline')));
    expect(reply).toEqual({ kind: 'failed', code: 'failed' });
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
