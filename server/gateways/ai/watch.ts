import type { IncomingMessage } from 'node:http';
import { AiError } from './ai.ts';

export interface Patience {
  /** Maximum time without any data. */
  readonly silenceMs: number;
  /** Maximum time for everything, with all tries: a provider that sends keep-alives is never silent. */
  readonly answerMs: number;
  /** The pause after the first try, doubled after each further one. */
  readonly backOffMs: number;
}

/** Ends a request to the model before its answer is complete: on timeouts, or when the client disconnects. */
export interface Watch {
  /** Its reason is that of the client, or an `AiError`. */
  readonly signal: AbortSignal;
  /** From now on the provider has to send data. */
  startSilenceTimer(): void;
  /** Data arrived, or none is expected. */
  stopSilenceTimer(): void;
  end(): void;
}

export function watchQuestion(
  client: AbortSignal,
  { silenceMs, answerMs }: Pick<Patience, 'silenceMs' | 'answerMs'>,
): Watch {
  const ending = new AbortController();
  const leave = () => ending.abort(client.reason);
  if (client.aborted) leave();
  client.addEventListener('abort', leave, { once: true });

  // Unreferenced: only the connection should keep the process running, not these timers.
  const whole = setTimeout(
    () => ending.abort(new AiError('slow', `The model took longer than ${answerMs} ms.`)),
    answerMs,
  ).unref();
  let silence: NodeJS.Timeout | undefined;

  return {
    signal: ending.signal,
    startSilenceTimer() {
      clearTimeout(silence);
      silence = setTimeout(
        () => ending.abort(new AiError('silent', `The model sent nothing for ${silenceMs} ms.`)),
        silenceMs,
      ).unref();
    },
    stopSilenceTimer: () => clearTimeout(silence),
    end() {
      clearTimeout(silence);
      clearTimeout(whole);
      client.removeEventListener('abort', leave);
    },
  };
}

/** The bytes of a response. Stopping the iteration closes the connection. */
export async function* listenTo(response: IncomingMessage, watch: Watch): AsyncGenerator<Uint8Array> {
  try {
    watch.startSilenceTimer();
    for await (const bytes of response) {
      // The timer stops while a slow reader handles the bytes.
      watch.stopSilenceTimer();
      yield bytes as Uint8Array;
      watch.startSilenceTimer();
    }
  } catch (error) {
    throw new AiError('cut', 'The connection to the model broke.', { cause: error });
  } finally {
    watch.stopSilenceTimer();
  }
}
