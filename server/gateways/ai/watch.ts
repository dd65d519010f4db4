import type { IncomingMessage } from 'node:http';
import { AiError } from './ai.ts';

export interface Patience {
  /** How long nothing may come. */
  readonly silenceMs: number;
  /** How long the whole may take, with all tries: whoever sends a sign of life now and then is never silent. */
  readonly answerMs: number;
  /** The pause after the first try, doubled after each further one. */
  readonly backOffMs: number;
}

/** Everything that ends a question before its answer is complete. */
export interface Watch {
  /** Aborted with what ended it: the client's own reason, or an `AiError`. */
  readonly signal: AbortSignal;
  /** From now on the provider is expected to say something. */
  listen(): void;
  /** It has, or it is not its turn. */
  rest(): void;
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

  // What holds the process is the connection; when that is gone, nobody waits for these.
  const whole = setTimeout(
    () => ending.abort(new AiError('slow', `The model took longer than ${answerMs} ms.`)),
    answerMs,
  ).unref();
  let silence: NodeJS.Timeout | undefined;

  return {
    signal: ending.signal,
    listen() {
      clearTimeout(silence);
      silence = setTimeout(
        () => ending.abort(new AiError('silent', `The model sent nothing for ${silenceMs} ms.`)),
        silenceMs,
      ).unref();
    },
    rest: () => clearTimeout(silence),
    end() {
      clearTimeout(silence);
      clearTimeout(whole);
      client.removeEventListener('abort', leave);
    },
  };
}

/** The bytes of a response. Whoever stops reading closes the connection with it. */
export async function* listenTo(response: IncomingMessage, watch: Watch): AsyncGenerator<Uint8Array> {
  try {
    watch.listen();
    for await (const bytes of response) {
      // A reader who takes their time is not the provider's silence.
      watch.rest();
      yield bytes as Uint8Array;
      watch.listen();
    }
  } catch (error) {
    throw new AiError('cut', 'The connection to the model broke.', { cause: error });
  } finally {
    watch.rest();
  }
}
