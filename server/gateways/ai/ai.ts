export interface AiMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface Ai {
  /**
   * The answer piece by piece; throws `AiError`. When the signal aborts, the upstream is closed at once and the
   * iteration ends with the signal's reason.
   */
  stream(messages: readonly AiMessage[], signal: AbortSignal): AsyncIterable<string>;
}

/**
 * unreachable: no connection · refused: rejected because of key, model or request · busy: too many requests ·
 * failing: an error of the provider · silent: no data for too long · slow: the whole answer took too long ·
 * cut: it ended in the middle · malformed: the reply could not be read as an answer.
 */
export type AiFailure =
  | 'unreachable'
  | 'refused'
  | 'busy'
  | 'failing'
  | 'silent'
  | 'slow'
  | 'cut'
  | 'malformed';

interface AiErrorDetails {
  readonly cause?: unknown;
  readonly retryAfterMs?: number | null;
  readonly textCame?: boolean;
}

/** A model that could not answer. The message and its causes are for the log, never for learners. */
export class AiError extends Error {
  override readonly name = 'AiError';
  /** Whether text had arrived before the failure. */
  readonly textCame: boolean;
  /** The pause that the provider asked for. */
  readonly retryAfterMs: number | null;

  constructor(
    readonly kind: AiFailure,
    message: string,
    { cause, retryAfterMs = null, textCame = false }: AiErrorDetails = {},
  ) {
    super(message, { cause });
    this.retryAfterMs = retryAfterMs;
    this.textCame = textCame;
  }

  afterText(): AiError {
    return new AiError(this.kind, this.message, {
      cause: this.cause,
      retryAfterMs: this.retryAfterMs,
      textCame: true,
    });
  }
}
