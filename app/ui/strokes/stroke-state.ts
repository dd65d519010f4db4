/** How far a character has been drawn. */
export interface StrokeState {
  readonly strokes: number;
  /** Number of complete strokes. */
  readonly drawn: number;
  /** The next stroke has started; it is moving or paused. */
  readonly begun: boolean;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly numbered: boolean;
  /** Number of this run. A restart during the first stroke has to restart that stroke too. */
  readonly round: number;
}

const SPEEDS = [1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

export interface StrokeEvent {
  readonly type:
    | 'played'
    | 'paused'
    | 'stroke-finished'
    | 'stepped-back'
    | 'stepped-forward'
    | 'restarted'
    | 'speed-changed'
    | 'numbers-toggled';
}

/** Plays automatically, or is complete at once with reduced motion. */
export const newDrawing = (strokes: number, still: boolean): StrokeState => ({
  strokes,
  drawn: still ? strokes : 0,
  begun: !still,
  playing: !still,
  speed: 1,
  numbered: true,
  round: 1,
});

export function strokeReducer(state: StrokeState, event: StrokeEvent): StrokeState {
  switch (event.type) {
    case 'played':
      return isComplete(state) ? fromTheStart(state) : { ...state, playing: true, begun: true };
    case 'paused':
      return { ...state, playing: false };
    case 'stroke-finished': {
      const drawn = Math.min(state.drawn + 1, state.strokes);
      const more = drawn < state.strokes;
      return { ...state, drawn, playing: state.playing && more, begun: state.playing && more };
    }
    case 'stepped-back':
      // The first step back removes an unfinished stroke.
      return still(state, state.begun ? state.drawn : state.drawn - 1);
    case 'stepped-forward':
      return still(state, state.drawn + 1);
    case 'restarted':
      return fromTheStart(state);
    case 'speed-changed':
      return { ...state, speed: SPEEDS[(SPEEDS.indexOf(state.speed) + 1) % SPEEDS.length] ?? 1 };
    case 'numbers-toggled':
      return { ...state, numbered: !state.numbered };
  }
}

export const isComplete = ({ drawn, strokes }: StrokeState): boolean => drawn === strokes;

const fromTheStart = (state: StrokeState): StrokeState => ({
  ...state,
  drawn: 0,
  begun: true,
  playing: true,
  round: state.round + 1,
});

const still = (state: StrokeState, drawn: number): StrokeState => ({
  ...state,
  drawn: Math.min(Math.max(drawn, 0), state.strokes),
  begun: false,
  playing: false,
});
