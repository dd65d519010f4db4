import { expect, test } from 'vitest';
import { newDrawing, type StrokeEvent, strokeReducer, type StrokeState } from './stroke-state.ts';

const moving = newDrawing(3, false);
const complete = newDrawing(3, true);
const after = (state: StrokeState, ...types: StrokeEvent['type'][]): StrokeState =>
  types.reduce((before, type) => strokeReducer(before, { type }), state);

test('a drawing starts by itself, and stands complete for whoever wants no motion', () => {
  expect(moving).toMatchObject({ drawn: 0, begun: true, playing: true });
  expect(complete).toMatchObject({ drawn: 3, begun: false, playing: false });
});

test.each<{ from: StrokeState; events: StrokeEvent['type'][]; to: Partial<StrokeState>; why: string }>([
  {
    from: moving,
    events: ['stroke-finished'],
    to: { drawn: 1, begun: true, playing: true },
    why: 'after a stroke comes the next',
  },
  {
    from: moving,
    events: ['stroke-finished', 'stroke-finished', 'stroke-finished'],
    to: { drawn: 3, begun: false, playing: false },
    why: 'after the last one the pen rests',
  },
  {
    from: moving,
    events: ['paused'],
    to: { drawn: 0, begun: true, playing: false },
    why: 'a pause holds the pen where it is',
  },
  {
    from: moving,
    events: ['paused', 'played'],
    to: { begun: true, playing: true, round: 1 },
    why: 'and it goes on from there',
  },
  {
    from: complete,
    events: ['played'],
    to: { drawn: 0, begun: true, playing: true, round: 2 },
    why: 'a complete drawing is drawn again',
  },
  {
    from: moving,
    events: ['restarted'],
    to: { drawn: 0, playing: true, round: 2 },
    why: 'the first stroke is started over, too',
  },
  {
    from: moving,
    events: ['stepped-forward'],
    to: { drawn: 1, begun: false, playing: false },
    why: 'a step completes the stroke under way and waits',
  },
  {
    from: complete,
    events: ['stepped-forward'],
    to: { drawn: 3 },
    why: 'after the last there is no further',
  },
  {
    from: moving,
    events: ['stroke-finished', 'stepped-back'],
    to: { drawn: 1, begun: false, playing: false },
    why: 'the first step back takes away what was begun',
  },
  {
    from: complete,
    events: ['stepped-back'],
    to: { drawn: 2, begun: false },
    why: 'then each takes a stroke',
  },
  {
    from: moving,
    events: ['stepped-back', 'stepped-back'],
    to: { drawn: 0 },
    why: 'before the first there is nothing',
  },
  {
    from: complete,
    events: ['stepped-back', 'played'],
    to: { drawn: 2, begun: true, playing: true },
    why: 'playing goes on after the steps',
  },
  { from: moving, events: ['speed-changed'], to: { speed: 2 }, why: 'faster' },
  { from: moving, events: ['speed-changed', 'speed-changed'], to: { speed: 4 }, why: 'still faster' },
  {
    from: moving,
    events: ['speed-changed', 'speed-changed', 'speed-changed'],
    to: { speed: 1 },
    why: 'and round again',
  },
  {
    from: moving,
    events: ['numbers-toggled'],
    to: { numbered: false, playing: true },
    why: 'numbers go without a stop',
  },
])('$why', ({ from, events, to }) => {
  expect(after(from, ...events)).toMatchObject(to);
});
