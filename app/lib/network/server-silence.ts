import { PATIENCE_IN_SILENCE_MS } from '#contract/device-limits.ts';

/** The time for which a call waits before the device shows what it has. */
export interface Patience {
  /** Resolves when that time is over. The server may still answer later. */
  readonly over: Promise<void>;
  /** The call has ended: nobody waits any more. */
  readonly end: () => void;
}

export interface ServerSilence {
  /** A call was not answered in time: until the next answer, the device does not wait as long. */
  noteSilence(): void;
  /** The server has replied, with whatever status. */
  noteAnswer(): void;
  /**
   * Begins to wait for an answer. A wait that ends without any answer of the server is a silence, and shortens the
   * others.
   */
  waitForAnswer(usualMs: number): Patience;
}

/**
 * Whether the server is silent. A network that hangs, as in a train, neither answers nor fails: one call finds that
 * out, and the calls after it need not find it out again.
 */
export function createServerSilence(): ServerSilence {
  let isSilent = false;
  let answers = 0;
  const waits = new Set<() => void>();

  /** How long a call that begins now waits, if it would usually wait for so long. */
  const patienceMs = (usualMs: number): number =>
    isSilent ? Math.min(usualMs, PATIENCE_IN_SILENCE_MS) : usualMs;

  function noteSilence(): void {
    if (isSilent) return;
    isSilent = true;
    for (const shorten of waits) shorten();
  }

  function waitForAnswer(usualMs: number): Patience {
    const answersBefore = answers;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let expire = () => {};
    const over = new Promise<void>((resolve) => (expire = resolve));
    const end = () => {
      clearTimeout(timer);
      waits.delete(shorten);
    };
    const giveUp = () => {
      end();
      // Other calls were answered meanwhile: only this one takes long.
      if (answers === answersBefore) noteSilence();
      expire();
    };
    const endsAt = performance.now() + patienceMs(usualMs);
    const shorten = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, Math.min(PATIENCE_IN_SILENCE_MS, endsAt - performance.now()));
    };
    timer = setTimeout(giveUp, patienceMs(usualMs));
    waits.add(shorten);
    return { over, end };
  }

  return {
    noteSilence,
    noteAnswer() {
      isSilent = false;
      answers += 1;
    },
    waitForAnswer,
  };
}

/** For all calls of this page. */
export const serverSilence: ServerSilence = createServerSilence();
