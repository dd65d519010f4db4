import type { MinutesEast } from './learning-day.ts';
import type { LearningEvent } from './learning-event.ts';

const EAST = /^east:(-?\d{1,3})$/;
/** From Baker Island to Kiritimati. */
const LEAST_EAST = -12 * 60;
const MOST_EAST = 14 * 60;

interface Zone {
  readonly from: number;
  readonly east: number;
}

/**
 * The clock by which the days of a log are counted. A device notes its time zone in the log whenever it differs from
 * the one noted before, and that zone holds from then on. So a day that was learnt in Hanoi stays that day after a move
 * to Tokyo, and every device and the server count the same days. Before the first note the first one holds; after the
 * last event the learner may have moved, so it is the clock of this device. Events must be in order.
 */
export function ownClock(events: readonly LearningEvent[], device: MinutesEast): MinutesEast {
  const zones = zonesIn(events);
  const [first] = zones;
  if (!first) return device;
  const last = Date.parse(events.at(-1)?.at ?? '');
  return (at) => {
    const time = at.getTime();
    if (time > last) return device(at);
    return (zones.findLast(({ from }) => from <= time) ?? first).east;
  };
}

/** What has to be noted beside an event of now: the subject of a `time-zone`, or null while the noted one still holds. */
export function timeZoneToNote(
  events: readonly LearningEvent[],
  now: Date,
  device: MinutesEast,
): string | null {
  const east = device(now);
  return zonesIn(events).at(-1)?.east === east ? null : `east:${east}`;
}

function zonesIn(events: readonly LearningEvent[]): Zone[] {
  return events.flatMap(({ kind, subject, at }) => {
    if (kind !== 'time-zone') return [];
    const east = Number(EAST.exec(subject)?.[1] ?? NaN);
    return east >= LEAST_EAST && east <= MOST_EAST ? [{ from: Date.parse(at), east }] : [];
  });
}
