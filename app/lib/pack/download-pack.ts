import { getPack, type PackInfo } from '#contract/dictionary/pack-endpoints.ts';
import type { PackStore, StoredPack } from './pack-store.ts';

/**
 * Why a pack was not stored. `changed`: the dictionary has a newer edition than the one that was listed; listing again
 * helps.
 */
export type PackFailureReason = 'offline' | 'cut' | 'changed' | 'no-room' | 'cancelled' | 'failed';

export class PackFailure extends Error {
  override readonly name = 'PackFailure';

  constructor(
    readonly reason: PackFailureReason,
    cause?: unknown,
  ) {
    super(`The pack was not stored: ${reason}`, { cause });
  }
}

interface Download {
  readonly store: Pick<PackStore, 'replace'>;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly send?: typeof fetch;
  readonly now?: () => Date;
}

/** Downloads a pack and stores it, once it is complete: a failure leaves the old pack as it was. */
export async function downloadPack(
  info: PackInfo,
  { store, signal, onProgress, send = fetch, now = () => new Date() }: Download,
): Promise<StoredPack> {
  const response = await request(info, send, signal);
  const text = await readAll(response, info.bytes, { signal, onProgress });
  if (editionOf(text) !== info.edition) throw new PackFailure('changed');
  if (text.byteLength !== info.bytes) throw new PackFailure('cut');
  const stored: StoredPack = { ...info, downloadedAt: now().toISOString() };
  try {
    await store.replace(stored, text);
  } catch (error) {
    throw new PackFailure(isOutOfRoom(error) ? 'no-room' : 'failed', error);
  }
  return stored;
}

async function request({ pack }: PackInfo, send: typeof fetch, signal: AbortSignal): Promise<Response> {
  const address = getPack.path.replace('{pack}', pack);
  let response: Response;
  try {
    // The browser's own cache would keep a second copy of some megabytes.
    response = await send(address, { signal, cache: 'no-store' });
  } catch (error) {
    throw new PackFailure(signal.aborted ? 'cancelled' : 'offline', error);
  }
  if (!response.ok) throw new PackFailure('failed');
  return response;
}

async function readAll(
  { body }: Response,
  expected: number,
  { signal, onProgress }: Pick<Download, 'signal' | 'onProgress'>,
): Promise<Uint8Array> {
  const reader = body?.getReader();
  const pieces: Uint8Array[] = [];
  let received = 0;
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      pieces.push(piece.value);
      received += piece.value.byteLength;
      onProgress(Math.min(received / expected, 1));
    }
  } catch (error) {
    throw new PackFailure(signal.aborted ? 'cancelled' : 'cut', error);
  }
  if (signal.aborted) throw new PackFailure('cancelled');
  const whole = new Uint8Array(received);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

/** The text begins with its edition. */
const EDITION = /^\{"edition":"([\w-]+)"/;
const EDITION_WITHIN_BYTES = 100;

const editionOf = (text: Uint8Array): string | undefined =>
  EDITION.exec(new TextDecoder().decode(text.subarray(0, EDITION_WITHIN_BYTES)))?.[1];

const isOutOfRoom = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';
