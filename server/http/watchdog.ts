import type { Context } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  LOOP_LAG_COUNTED_MAX_MS,
  LOOP_LAG_LOGGED_EVERY_MS,
  LOOP_LAG_WEIGHT,
  LOOP_LOOK_EVERY_MS,
  LOOP_SUSPECTS_LOGGED,
  LOOP_TURN_MAX_MS,
  SHED_ABOVE_LAG_MS,
} from '#contract/server-limits.ts';
import { health, ready } from '#contract/site/endpoints.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { Logger } from '#server/log.ts';
import { type AppError, tooBusy } from './errors.ts';
import { isOwnCall } from './requests/incoming.ts';

interface WatchdogParts {
  readonly log: Logger;
  readonly now?: () => number;
}

/** A kind of work, with a name that is safe to log. */
interface Work {
  readonly name: string;
  running: number;
  /** The number of the check before which it last started or ended. */
  lastSeen: number;
}

export interface Watchdog {
  start(): void;
  /** Measures how late it is called; a timer calls it every `LOOP_LOOK_EVERY_MS`. */
  look(): void;
  /** Throws while the process is overloaded. */
  admit(): void;
  /** Records what is running, to log it when the event loop is blocked. */
  during<T>(name: string, task: () => Promise<T>): Promise<T>;
  /**
   * The same for an endpoint, which is refused under load. Calls made while rendering an admitted page are not refused.
   */
  guard(endpoint: Endpoint, answer: Answer, refuse: Refuse): Answer;
}

type Answer = (context: Context) => Promise<Response>;
type Refuse = (context: Context, error: AppError) => Promise<Response>;

/** Cheap, and needed to see that a busy process is alive. */
const VITAL: readonly Endpoint[] = [health, ready];

const overloaded = tooBusy(errorTexts.overloaded);

/**
 * Watches how long the event loop is blocked. Work is only counted, because tracking it through its promises would slow
 * everything down: the log names all work that ran while the loop was blocked.
 */
export function createWatchdog({ log, now = () => performance.now() }: WatchdogParts): Watchdog {
  const works = new Map<string, Work>();
  let dueAt = now() + LOOP_LOOK_EVERY_MS;
  let looks = 0;
  let averageLag = 0;
  let isShedding = false;
  let unreported = { lagMs: 0, names: new Set<string>() };
  let reportedAt = Number.NEGATIVE_INFINITY;

  const workNamed = (name: string): Work => {
    const work = works.get(name) ?? { name, running: 0, lastSeen: -1 };
    works.set(name, work);
    return work;
  };

  async function run<T>(work: Work, task: () => Promise<T>): Promise<T> {
    work.running += 1;
    work.lastSeen = looks;
    try {
      return await task();
    } finally {
      work.running -= 1;
      work.lastSeen = looks;
    }
  }

  function look(): void {
    const time = now();
    const lag = Math.max(0, time - dueAt);
    dueAt = time + LOOP_LOOK_EVERY_MS;
    averageLag += (Math.min(lag, LOOP_LAG_COUNTED_MAX_MS) - averageLag) * LOOP_LAG_WEIGHT;
    if (lag > LOOP_TURN_MAX_MS) recordBlock(lag);
    if (unreported.lagMs > 0 && time - reportedAt >= LOOP_LAG_LOGGED_EVERY_MS) logBlocks(time);
    shed(averageLag > (isShedding ? SHED_ABOVE_LAG_MS / 2 : SHED_ABOVE_LAG_MS));
    looks += 1;
  }

  function recordBlock(lag: number): void {
    unreported.lagMs = Math.max(unreported.lagMs, Math.round(lag));
    for (const { name, running, lastSeen } of works.values())
      if (running > 0 || lastSeen === looks) unreported.names.add(name);
  }

  function logBlocks(time: number): void {
    const during = [...unreported.names].slice(0, LOOP_SUSPECTS_LOGGED);
    log.warn({ lagMs: unreported.lagMs, during }, 'the event loop was held');
    unreported = { lagMs: 0, names: new Set() };
    reportedAt = time;
  }

  function shed(isTooMuch: boolean): void {
    if (isTooMuch === isShedding) return;
    isShedding = isTooMuch;
    const averageLagMs = Math.round(averageLag);
    log.warn(
      { averageLagMs },
      isTooMuch ? 'overloaded: new requests are turned away' : 'no longer overloaded',
    );
  }

  return {
    look,
    start() {
      dueAt = now() + LOOP_LOOK_EVERY_MS;
      looks += 1;
      setInterval(look, LOOP_LOOK_EVERY_MS).unref();
    },
    admit() {
      if (isShedding) throw overloaded;
    },
    during: (name, task) => run(workNamed(name), task),
    guard(endpoint, answer, refuse) {
      if (VITAL.includes(endpoint)) return answer;
      const work = workNamed(`${endpoint.method} ${endpoint.path}`);
      return (context) =>
        isShedding && !isOwnCall(context) ? refuse(context, overloaded) : run(work, () => answer(context));
    },
  };
}
