import { ANKI_READ_MAX_MS } from '#contract/learning-limits.ts';
import { AnkiFailure } from '#core/anki/anki-failure.ts';
import type { AnkiCollection } from '#core/anki/read/anki-collection.ts';
import type { AnkiExport, AnkiReply, AnkiRequest } from './answer-anki.ts';

/**
 * Files of Anki, read and written in a thread of their own: a large one would freeze the page, and a hostile one can be
 * stopped. Each file has its own thread, because SQLite never gives memory back.
 */

/** The notes of an `.apkg` or of a table. Rejects with an `AnkiFailure`, or with the reason of the signal. */
export async function readAnkiFile(
  file: Blob,
  start = startWorker,
  signal?: AbortSignal,
): Promise<AnkiCollection> {
  const reply = await askThread({ kind: 'read', file }, start, signal);
  if (reply.kind === 'read') return reply.collection;
  throw new AnkiFailure('failed');
}

/** An `.apkg` for download. Rejects with an `AnkiFailure`. */
export async function writeAnkiFile(content: AnkiExport, start = startWorker): Promise<Blob> {
  const reply = await askThread({ kind: 'write', content }, start);
  if (reply.kind !== 'written') throw new AnkiFailure('failed');
  return new Blob([reply.bytes], { type: 'application/octet-stream' });
}

function askThread(request: AnkiRequest, start: () => Worker, signal?: AbortSignal): Promise<AnkiReply> {
  return new Promise((resolve, reject) => {
    const worker = startOrFail(start);
    const end = (failure?: unknown) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      worker.terminate();
      if (failure) reject(failure);
    };
    const stop = () => end(signal?.reason);
    signal?.addEventListener('abort', stop);
    const timer = setTimeout(() => end(new AnkiFailure('too-slow')), ANKI_READ_MAX_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<AnkiReply>) => {
      end(data.kind === 'failed' ? new AnkiFailure(data.code) : undefined);
      resolve(data);
    });
    // The script could not be loaded, or the thread ran out of memory.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end(new AnkiFailure('failed'));
    });
    worker.postMessage(request);
  });
}

function startOrFail(start: () => Worker): Worker {
  try {
    return start();
  } catch (cause) {
    throw new AnkiFailure('no-thread', { cause });
  }
}

const startWorker = (): Worker =>
  new Worker(new URL('./anki-worker.ts', import.meta.url), { type: 'module' });
