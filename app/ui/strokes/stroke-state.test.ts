import { expect, test } from 'vitest';
import { newDrawing, type StrokeEvent, strokeReducer, type StrokeState } from './stroke-state.ts';

const moving = newDrawing(3, false);
const complete = newDrawing(3, true);
const after = (state: StrokeState, ...types: StrokeEvent['type'][]): StrokeState =>
  types.reduce((before, type) => strokeReducer(before, { type }), state);

test('a drawing plays automatically, and is complete at once with reduced motion', () => {
  expect(moving).toMatchObject({ drawn: 0, begun: true, playing: true });
  expect(complete).toMatchObject({ drawn: 3, begun: false, playing: false });
});

test.each<{ from: StrokeState; events: StrokeEvent['type'][]; to: Partial<StrokeState>; why: string }>([
  {
    from: moving,
    events: ['stroke-finished'],
    to: { drawn: 1, begun: true, playing: true },
    why: 'the next stroke starts after the previous one',
  },
  {
    from: moving,
    events: ['stroke-finished', 'stroke-finished', 'stroke-finished'],
    to: { drawn: 3, begun: false, playing: false },
    why: 'it stops after the last one',
  },
  {
    from: moving,
    events: ['paused'],
    to: { drawn: 0, begun: true, playing: false },
    why: 'a pause stops in the middle of a stroke',
  },
  {
    from: moving,
    events: ['paused', 'played'],
    to: { begun: true, playing: true, round: 1 },
    why: 'playing continues from there',
  },
  {
    from: complete,
    events: ['played'],
    to: { drawn: 0, begun: true, playing: true, round: 2 },
    why: 'playing a complete drawing starts again',
  },
  {
    from: moving,
    events: ['restarted'],
    to: { drawn: 0, playing: true, round: 2 },
    why: 'restarting during the first stroke restarts that stroke too',
  },
  {
    from: moving,
    events: ['stepped-forward'],
    to: { drawn: 1, begun: false, playing: false },
    why: 'a step completes the current stroke and pauses',
  },
  {
    from: complete,
    events: ['stepped-forward'],
    to: { drawn: 3 },
    why: 'there is no step after the last one',
  },
  {
    from: moving,
    events: ['stroke-finished', 'stepped-back'],
    to: { drawn: 1, begun: false, playing: false },
    why: 'the first step back removes an unfinished stroke',
  },
  {
    from: complete,
    events: ['stepped-back'],
    to: { drawn: 2, begun: false },
    why: 'each further step back removes a stroke',
  },
  {
    from: moving,
    events: ['stepped-back', 'stepped-back'],
    to: { drawn: 0 },
    why: 'there is no step before the first one',
  },
  {
    from: complete,
    events: ['stepped-back', 'played'],
    to: { drawn: 2, begun: true, playing: true },
    why: 'playing continues after the steps',
  },
  { from: moving, events: ['speed-changed'], to: { speed: 2 }, why: 'faster' },
  { from: moving, events: ['speed-changed', 'speed-changed'], to: { speed: 4 }, why: 'even faster' },
  {
    from: moving,
    events: ['speed-changed', 'speed-changed', 'speed-changed'],
    to: { speed: 1 },
    why: 'back to normal speed',
  },
  {
    from: moving,
    events: ['numbers-toggled'],
    to: { numbered: false, playing: true },
    why: 'hiding numbers does not stop the animation',
  },
])('$why', ({ from, events, to }) => {
  expect(after(from, ...events)).toMatchObject(to);
});
