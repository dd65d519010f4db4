import type { Listener } from './listener.ts';
import { VoiceRefused } from './voice-refused.ts';

interface TurnsParts {
  /** Maximum number of waiting requests. */
  readonly waitingMax: number;
  /** Maximum per listener, so that no one takes all places. */
  readonly waitingMaxEach: number;
}

/** Runs the work in its turn; null if the listener disconnected before. Rejects with `VoiceRefused`. */
export type InTurn = <Result>(work: () => Promise<Result>, listener: Listener) => Promise<Result | null>;

interface Waiting {
  readonly who: string;
  readonly begin: () => void;
}

/** Runs work one after another, in the order of the requests. */
export function createTurns({ waitingMax, waitingMaxEach }: TurnsParts): InTurn {
  let isTaken = false;
  const queue: Waiting[] = [];

  async function acquire({ who, signal }: Listener): Promise<boolean> {
    if (signal.aborted) return false;
    if (isTaken) return waitInQueue(who, signal);
    isTaken = true;
    return true;
  }

  function waitInQueue(who: string, signal: AbortSignal): Promise<boolean> {
    if (queue.filter((other) => other.who === who).length >= waitingMaxEach)
      throw new VoiceRefused('caller-waits');
    if (queue.length >= waitingMax) throw new VoiceRefused('all-wait');
    return new Promise((resolve) => {
      const leave = () => {
        queue.splice(queue.indexOf(own), 1);
        resolve(false);
      };
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve(true);
      };
      const own = { who, begin };
      queue.push(own);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  function release(): void {
    const next = queue.shift();
    if (next) next.begin();
    else isTaken = false;
  }

  return async (work, listener) => {
    if (!(await acquire(listener))) return null;
    try {
      return await work();
    } finally {
      release();
    }
  };
}
