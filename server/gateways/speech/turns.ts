import type { Listener } from './listener.ts';
import { VoiceRefused } from './voice-refused.ts';

interface TurnsParts {
  /** So many may wait in all. */
  readonly waitingMax: number;
  /** So many of one listener: nobody takes all the places. */
  readonly waitingMaxEach: number;
}

/** Does the work in its turn; null where the listener has left before it came. Rejects with `VoiceRefused`. */
export type InTurn = <Result>(work: () => Promise<Result>, listener: Listener) => Promise<Result | null>;

interface Waiting {
  readonly who: string;
  readonly begin: () => void;
}

/** One thing after the other, in the order they were asked for. */
export function createTurns({ waitingMax, waitingMaxEach }: TurnsParts): InTurn {
  let isTaken = false;
  const line: Waiting[] = [];

  async function comesFor({ who, signal }: Listener): Promise<boolean> {
    if (signal.aborted) return false;
    if (isTaken) return stand(who, signal);
    isTaken = true;
    return true;
  }

  function stand(who: string, signal: AbortSignal): Promise<boolean> {
    if (line.filter((other) => other.who === who).length >= waitingMaxEach)
      throw new VoiceRefused('caller-waits');
    if (line.length >= waitingMax) throw new VoiceRefused('all-wait');
    return new Promise((resolve) => {
      const leave = () => {
        line.splice(line.indexOf(own), 1);
        resolve(false);
      };
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve(true);
      };
      const own = { who, begin };
      line.push(own);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  function pass(): void {
    const next = line.shift();
    if (next) next.begin();
    else isTaken = false;
  }

  return async (work, listener) => {
    if (!(await comesFor(listener))) return null;
    try {
      return await work();
    } finally {
      pass();
    }
  };
}
