/** Eight bars for a music box, composed for this page. It uses a five-note scale, so all notes sound well together. */
const MIDI_NUMBERS = {
  G2: 43,
  A2: 45,
  C3: 48,
  D3: 50,
  E3: 52,
  G3: 55,
  A3: 57,
  C4: 60,
  D4: 62,
  E4: 64,
  C5: 72,
  D5: 74,
  E5: 76,
  G5: 79,
  A5: 81,
  C6: 84,
  D6: 86,
  E6: 88,
} as const;

type Pitch = keyof typeof MIDI_NUMBERS;
type Beats = number;
type Bar = readonly (readonly [Pitch, Beats])[];

export interface Note {
  /** In beats from the start. */
  readonly at: number;
  readonly hertz: number;
  readonly loudness: number;
}

export const BEATS_PER_BAR = 4;
const BEATS_PER_MINUTE = 92;
export const BEAT_S = 60 / BEATS_PER_MINUTE;

// oxfmt-ignore
export const MELODY: readonly Bar[] = [
  [['G5', 1], ['A5', 0.5], ['C6', 0.5], ['A5', 1], ['G5', 1]],
  [['E5', 1.5], ['G5', 0.5], ['A5', 2]],
  [['C6', 1], ['D6', 0.5], ['E6', 0.5], ['D6', 1], ['C6', 1]],
  [['A5', 1.5], ['C6', 0.5], ['G5', 2]],
  [['A5', 1], ['C6', 0.5], ['D6', 0.5], ['E6', 1], ['D6', 1]],
  [['C6', 1.5], ['A5', 0.5], ['G5', 2]],
  [['E5', 1], ['G5', 0.5], ['A5', 0.5], ['D5', 1], ['G5', 1]],
  [['E5', 0.5], ['D5', 0.5], ['C5', 3]],
];

const broken = (...chord: readonly [Pitch, Pitch, Pitch, Pitch]): Bar => chord.map((pitch) => [pitch, 1]);
const HOME = broken('C3', 'G3', 'E4', 'G3');
const SHADE = broken('A2', 'E3', 'C4', 'E3');
const AWAY = broken('G2', 'D3', 'A3', 'D3');
const BACK = broken('D3', 'A3', 'D4', 'A3');

export const ACCOMPANIMENT: readonly Bar[] = [HOME, SHADE, HOME, AWAY, SHADE, HOME, BACK, HOME];

const hertzOf = (pitch: Pitch): number => 440 * 2 ** ((MIDI_NUMBERS[pitch] - 69) / 12);

function inTime(bars: readonly Bar[], loudness: number): Note[] {
  let at = 0;
  return bars.flat().map(([pitch, beats]) => {
    const note = { at, hertz: hertzOf(pitch), loudness };
    at += beats;
    return note;
  });
}

/** One round of the tune. */
export const TUNE: readonly Note[] = [...inTime(MELODY, 1), ...inTime(ACCOMPANIMENT, 0.45)];
export const TUNE_S = MELODY.length * BEATS_PER_BAR * BEAT_S;
