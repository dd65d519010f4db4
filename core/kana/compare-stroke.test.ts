import { expect, test } from 'vitest';
import { compareStroke, type Point } from './compare-stroke.ts';

/** A line through these corners, with a point every few units. */
function line(...corners: readonly (readonly [number, number])[]): Point[] {
  return corners.flatMap(([x, y], at) => {
    const [fromX, fromY] = corners[at - 1] ?? [x, y];
    const steps = Math.max(Math.ceil(Math.hypot(x - fromX, y - fromY) / 4), 1);
    return Array.from({ length: steps }, (_, step) => ({
      x: fromX + ((x - fromX) * (step + 1)) / steps,
      y: fromY + ((y - fromY) * (step + 1)) / steps,
    }));
  });
}

const across = line([20, 30], [90, 30]);
const hook = line([30, 20], [30, 80], [60, 90], [80, 60]);

test.each([
  { why: 'the same line', drawn: across, model: across, verdict: 'right' },
  { why: 'a little lower and tilted', drawn: line([22, 36], [85, 42]), model: across, verdict: 'right' },
  { why: 'a little shorter', drawn: line([28, 30], [75, 30]), model: across, verdict: 'right' },
  {
    why: 'only two points, from a fast finger',
    drawn: [
      { x: 20, y: 30 },
      { x: 90, y: 30 },
    ],
    model: across,
    verdict: 'right',
  },
  {
    why: 'points close together at the end',
    drawn: [...across, ...line([89, 30], [90, 30])],
    model: across,
    verdict: 'right',
  },
  { why: 'a bent line', drawn: line([28, 25], [33, 78], [55, 86], [74, 64]), model: hook, verdict: 'right' },
  { why: 'from right to left', drawn: line([90, 30], [20, 30]), model: across, verdict: 'reversed' },
  { why: 'the hook from its end', drawn: hook.toReversed(), model: hook, verdict: 'reversed' },
  { why: 'a tap', drawn: [{ x: 20, y: 30 }], model: across, verdict: 'short' },
  { why: 'a quarter of it', drawn: line([20, 30], [38, 30]), model: across, verdict: 'short' },
  { why: 'nothing', drawn: [], model: across, verdict: 'short' },
  {
    why: 'the right shape in another place',
    drawn: line([20, 80], [90, 80]),
    model: across,
    verdict: 'elsewhere',
  },
  { why: 'down instead of across', drawn: line([55, 5], [55, 75]), model: across, verdict: 'elsewhere' },
  {
    why: 'a straight line instead of a hook',
    drawn: line([30, 20], [80, 60]),
    model: hook,
    verdict: 'elsewhere',
  },
  {
    why: 'a scribble',
    drawn: line([20, 30], [90, 90], [20, 90], [90, 30], [20, 30], [90, 30]),
    model: across,
    verdict: 'elsewhere',
  },
] as const)('$verdict: $why', ({ drawn, model, verdict }) => {
  expect(compareStroke(drawn, model)).toBe(verdict);
});
