import type { Logger } from '#server/log.ts';
import { AiError } from './ai.ts';
import { createProvider, type ProviderSettings } from './provider.ts';
import { watchQuestion } from './watch.ts';

/** Asks a model once, and stops at its first words. Null if it answers. */
export async function tryModel(
  settings: ProviderSettings,
  maxMs: number,
  log: Pick<Logger, 'warn'>,
): Promise<AiError | null> {
  const watch = watchQuestion(new AbortController().signal, { silenceMs: maxMs, answerMs: maxMs });
  try {
    const pieces = createProvider(settings, log)([{ role: 'user', content: 'こんにちは' }], watch);
    for await (const piece of pieces) if (piece.trim() !== '') return null;
    return new AiError('malformed', 'The model answered without any text.');
  } catch (error) {
    const failure: unknown = watch.signal.aborted ? watch.signal.reason : error;
    if (failure instanceof AiError) return failure;
    throw failure;
  } finally {
    watch.end();
  }
}
