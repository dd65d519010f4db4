import { CLOCK_TOLERANCE_MS } from '#contract/learning-limits.ts';
import type { StoredEvent } from './event-store.ts';

/** What was recorded here and is dated later than this comes from a clock that was wrong: it dates no other event. */
const BELIEVED_AHEAD_MS = 10 * 60_000;

/**
 * The time of new events. The order of the log is that of its times, so a device whose clock is behind must not date an
 * event before what it answers: the clock is corrected by that of the server, and no event is earlier than those that
 * the log has already.
 */
export function createEventClock(device: () => Date) {
  let behindMs = 0;
  /** The server never dates an event later than its own clock, so now is not earlier than the latest that it has. */
  let latestSent = -Infinity;
  let latestHere = -Infinity;
  const datedHere = new Set<string>();
  const corrected = () => device().getTime() + behindMs;

  function latestOf(time: number): number {
    const least = Math.max(time, latestSent);
    return latestHere <= least + BELIEVED_AHEAD_MS ? Math.max(latestHere, latestSent) : latestSent;
  }

  function now(): number {
    const time = corrected();
    return Math.max(time, latestOf(time));
  }

  return {
    /** As well as this device knows it. */
    now,

    /** The time of what happens now: later than everything before it. */
    next(): Date {
      const time = corrected();
      return new Date(Math.max(time, latestOf(time) + 1));
    },

    /** These are in the log; what the server has dated bounds the time, what this device has dated only if believed. */
    note(events: Iterable<StoredEvent>): void {
      for (const { id, at, sent } of events) {
        const time = Date.parse(at);
        if (sent && !datedHere.has(id)) latestSent = Math.max(latestSent, time);
        else latestHere = Math.max(latestHere, time);
      }
    },

    /** The server has taken these, and has not said yet how it dates them. */
    noteTaken(events: readonly StoredEvent[]): void {
      for (const { id } of events) datedHere.add(id);
    },

    /** The log is this one now: another person's, or the same with what the server has given. */
    renew(events: Iterable<StoredEvent>, given: readonly StoredEvent[] = []): void {
      for (const { id } of given) datedHere.delete(id);
      latestSent = latestHere = -Infinity;
      this.note(events);
    },

    behindMs: (): number => behindMs,
    setBehind: (ms: number): void => void (behindMs = ms),

    /**
     * The server said its time in the reply to a call that was sent and answered then, by the clock of this device. True
     * if that changes the correction.
     */
    compare(server: string | undefined, sentAt: number, answeredAt: number): boolean {
      const difference = Date.parse(server ?? '') - (sentAt + answeredAt) / 2;
      if (Number.isNaN(difference)) return false;
      const before = behindMs;
      const tolerance = CLOCK_TOLERANCE_MS + (answeredAt - sentAt) / 2;
      behindMs = Math.abs(difference) <= tolerance ? 0 : Math.round(difference);
      return behindMs !== before;
    },
  };
}
