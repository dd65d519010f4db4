/** A client that requested a sound. */
export interface Listener {
  /** The account or the address, to limit each listener. */
  readonly who: string;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
}
