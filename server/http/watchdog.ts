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
} from '#contract/limits.ts';
import { health, ready } from '#contract/site/endpoints.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { Logger } from '#server/log.ts';
import { type AppError, turnedAway } from './errors.ts';
import { isOwnCall } from './requests/incoming.ts';

interface WatchdogParts {
  readonly log: Logger;
  readonly now?: () => number;
}

/** A kind of work, by a name that may stand in the log. */
interface Work {
  readonly name: string;
  running: number;
  /** The look before which it last began or ended. */
  lastSeen: number;
}

export interface Watchdog {
  start(): void;
  /** Measures how late it is called; the timer does it every `LOOP_LOOK_EVERY_MS`. */
  look(): void;
  /** Throws while so much is going on that everybody waits. */
  admit(): void;
  /** Notes what runs: when the event loop is held, this is what the log names. */
  during<T>(name: string, task: () => Promise<T>): Promise<T>;
  /** The same for an endpoint, which is turned away under load. The calls of a page that was let in are let in too. */
  guard(endpoint: Endpoint, answer: Answer, refuse: Refuse): Answer;
}

type Answer = (context: Context) => Promise<Response>;
type Refuse = (context: Context, error: AppError) => Response;

/** They cost nothing, and tell a supervisor that a busy process is alive. */
const VITAL: readonly Endpoint[] = [health, ready];

const overloaded = turnedAway(errorTexts.overloaded);

/**
 * Watches how long the event loop is held. Work is counted and not followed through its promises, which would slow down
 * all of them: the log names everything that ran while the loop was held.
 */
export function createWatchdog({ log, now = () => performance.now() }: WatchdogParts): Watchdog {
  const works = new Map<string, Work>();
  let dueAt = now() + LOOP_LOOK_EVERY_MS;
  let looks = 0;
  let averageLag = 0;
  let isShedding = false;
  let untold = { lagMs: 0, names: new Set<string>() };
  let toldAt = Number.NEGATIVE_INFINITY;

  const workCalled = (name: string): Work => {
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
    if (lag > LOOP_TURN_MAX_MS) noteHold(lag);
    if (untold.lagMs > 0 && time - toldAt >= LOOP_LAG_LOGGED_EVERY_MS) logHolds(time);
    shed(averageLag > (isShedding ? SHED_ABOVE_LAG_MS / 2 : SHED_ABOVE_LAG_MS));
    looks += 1;
  }

  function noteHold(lag: number): void {
    untold.lagMs = Math.max(untold.lagMs, Math.round(lag));
    for (const { name, running, lastSeen } of works.values())
      if (running > 0 || lastSeen === looks) untold.names.add(name);
  }

  function logHolds(time: number): void {
    const during = [...untold.names].slice(0, LOOP_SUSPECTS_LOGGED);
    log.warn({ lagMs: untold.lagMs, during }, 'the event loop was held');
    untold = { lagMs: 0, names: new Set() };
    toldAt = time;
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
    during: (name, task) => run(workCalled(name), task),
    guard(endpoint, answer, refuse) {
      if (VITAL.includes(endpoint)) return answer;
      const work = workCalled(`${endpoint.method} ${endpoint.path}`);
      return (context) =>
        isShedding && !isOwnCall(context)
          ? Promise.resolve(refuse(context, overloaded))
          : run(work, () => answer(context));
    },
  };
}
