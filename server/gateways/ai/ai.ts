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
 * cut: it ended in the middle · malformed: the reply could not be read as an answer · spent: the owner allows no more
 * answers today.
 */
export type AiFailure =
  | 'unreachable'
  | 'refused'
  | 'busy'
  | 'failing'
  | 'silent'
  | 'slow'
  | 'cut'
  | 'malformed'
  | 'spent';

interface AiErrorDetails {
  readonly cause?: unknown;
  readonly retryAfterMs?: number | null;
  readonly textCame?: boolean;
  readonly status?: number | null;
}

/** A model that could not answer. The message and its causes are for the log, never for learners. */
export class AiError extends Error {
  override readonly name = 'AiError';
  /** Whether text had arrived before the failure. */
  readonly textCame: boolean;
  /** The pause that the provider asked for. */
  readonly retryAfterMs: number | null;
  /** The HTTP status of the provider, if it sent one. */
  readonly status: number | null;

  constructor(
    readonly kind: AiFailure,
    message: string,
    { cause, retryAfterMs = null, textCame = false, status = null }: AiErrorDetails = {},
  ) {
    super(message, { cause });
    this.retryAfterMs = retryAfterMs;
    this.textCame = textCame;
    this.status = status;
  }

  afterText(): AiError {
    return new AiError(this.kind, this.message, {
      cause: this.cause,
      retryAfterMs: this.retryAfterMs,
      status: this.status,
      textCame: true,
    });
  }
}
