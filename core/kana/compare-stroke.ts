/** A point on practice paper of 109 × 109, the size of the drawings. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `reversed`: drawn from its end; `short`: a tap or half of it; `elsewhere`: another line. */
export type StrokeVerdict = 'right' | 'reversed' | 'short' | 'elsewhere';

const SAMPLES = 16;
/** A finger on a phone is about this far off; tighter limits refuse good writing. */
const MEAN_DISTANCE = 15;
const END_DISTANCE = 26;
/** How much shorter than the model a stroke may be. */
const SHORTEST = 0.45;
const LONGEST = 2;

/** Compares a stroke that was drawn with a finger with the model's. Both are lists of points in order. */
export function compareStroke(drawn: readonly Point[], model: readonly Point[]): StrokeVerdict {
  const length = lengthOf(drawn);
  const expected = lengthOf(model);
  if (length < expected * SHORTEST) return 'short';
  if (length > expected * LONGEST) return 'elsewhere';
  const ours = resampled(model);
  const theirs = resampled(drawn);
  if (isNear(theirs, ours)) return 'right';
  return isNear(theirs.toReversed(), ours) ? 'reversed' : 'elsewhere';
}

function isNear(drawn: readonly Point[], model: readonly Point[]): boolean {
  const distances = model.map((point, at) => distance(point, drawn[at] ?? point));
  const mean = distances.reduce((sum, one) => sum + one, 0) / distances.length;
  return mean <= MEAN_DISTANCE && Math.max(distances[0] ?? 0, distances.at(-1) ?? 0) <= END_DISTANCE;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, at) => sum + distance(point, points[at - 1] ?? point), 0);

/** The same line as points at equal distances: fingers and mice report more points where they are slow. */
function resampled(points: readonly Point[]): Point[] {
  const step = lengthOf(points) / (SAMPLES - 1);
  const [first = { x: 0, y: 0 }] = points;
  const result = [first];
  let walked = 0;
  for (const [at, to] of points.entries()) {
    const from = points[at - 1] ?? to;
    const part = distance(from, to);
    const due = Math.min(Math.floor((walked + part) / step), SAMPLES - 1);
    for (let next = result.length; next <= due; next += 1) {
      const share = (step * next - walked) / part;
      result.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    walked += part;
  }
  // Rounding can leave out the last one.
  while (result.length < SAMPLES) result.push(points.at(-1) ?? first);
  return result;
}
