import type { Mp3 } from './voice.ts';

/** A sound that is being made for everyone who has asked for it. */
export interface SharedSound {
  readonly sound: Promise<Mp3>;
  /** Aborts when the last listener has left. */
  readonly abandoned: AbortSignal;
  join(signal: AbortSignal): void;
}

export function shareSound(make: (abandoned: AbortSignal) => Promise<Mp3>): SharedSound {
  const abandonment = new AbortController();
  let listeners = 0;
  const leave = () => {
    listeners--;
    if (listeners === 0) abandonment.abort();
  };
  return {
    sound: make(abandonment.signal),
    abandoned: abandonment.signal,
    join(signal) {
      listeners++;
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
    },
  };
}
