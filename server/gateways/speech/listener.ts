/** Whoever wants to hear something. */
export interface Listener {
  /** An account or an address, to tell one from the other. */
  readonly who: string;
  /** Aborts when they leave. */
  readonly signal: AbortSignal;
}
