import { speakingTexts as texts } from '#contract/texts/speaking.ts';
import { FRAME_SECONDS, melodyOf, type SpokenShape } from '#core/speech/spoken-shape.ts';
import { classNames } from '../class-names.ts';

interface VoicePictureProps {
  readonly model: SpokenShape;
  readonly own: SpokenShape;
}

const WIDTH = 600;
const HEIGHT = 88;
/** A melody of fewer semitones is not blown up, and one of more is cut. */
const SEMITONES = { least: 5, most: 12 };

/** Two voices one above the other: loudness as a band and melody as a line, on the same scale of time. */
export function VoicePicture({ model, own }: VoicePictureProps) {
  const melodies = { model: melodyOf(model), own: melodyOf(own) };
  const reach = reachOf([...melodies.model, ...melodies.own]);
  const seconds = Math.max(model.seconds, own.seconds);
  return (
    <figure className="grid gap-2">
      <Band
        name={texts.model}
        shape={model}
        melody={melodies.model}
        reach={reach}
        seconds={seconds}
        colours={{ band: 'fill-indigo-wash', line: 'stroke-indigo' }}
      />
      <Band
        name={texts.own}
        shape={own}
        melody={melodies.own}
        reach={reach}
        seconds={seconds}
        colours={{ band: 'fill-amber-wash', line: 'stroke-vermilion' }}
      />
      <figcaption className="text-sm text-ink-soft">
        <span className="sr-only">
          {texts.described(texts.model, model.seconds, spanOf(melodies.model))}{' '}
          {texts.described(texts.own, own.seconds, spanOf(melodies.own))}
        </span>
        <span aria-hidden>{texts.legend}</span>
      </figcaption>
    </figure>
  );
}

interface BandProps {
  readonly name: string;
  readonly shape: SpokenShape;
  readonly melody: readonly (number | null)[];
  /** The semitones from the middle to the edge. */
  readonly reach: number;
  /** What the whole width stands for. */
  readonly seconds: number;
  readonly colours: { readonly band: string; readonly line: string };
}

function Band({ name, shape, melody, reach, seconds, colours }: BandProps) {
  const xOf = (frame: number) => ((frame * FRAME_SECONDS) / Math.max(seconds, FRAME_SECONDS)) * WIDTH;
  return (
    <div aria-hidden className="grid gap-1">
      <p className="flex justify-between text-sm">
        <span className="font-bold">{name}</span>
        <span className="text-ink-soft tabular-nums">{texts.seconds(shape.seconds)}</span>
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-22 w-full rounded-md border border-line bg-surface"
      >
        <path d={bandPath(shape.loudness, xOf)} className={colours.band} />
        <path
          data-melody
          d={linePath(melody, reach, xOf)}
          vectorEffect="non-scaling-stroke"
          className={classNames('fill-none stroke-[3] [stroke-linecap:round]', colours.line)}
        />
      </svg>
    </div>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The loudness to both sides of the middle. */
function bandPath(loudness: readonly number[], xOf: (frame: number) => number): string {
  const edge = (side: 1 | -1) =>
    loudness.map((loud, at) => `${round(xOf(at + 0.5))} ${round((HEIGHT / 2) * (1 - side * loud * 0.95))}`);
  return `M${[...edge(1), ...edge(-1).toReversed()].join('L')}Z`;
}

/** Each run of voice is a line of its own. */
function linePath(melody: readonly (number | null)[], reach: number, xOf: (frame: number) => number): string {
  return melody
    .map((semitones, at) => {
      if (semitones === null) return '';
      const height = Math.max(-reach, Math.min(reach, semitones)) / reach;
      const begins = (melody[at - 1] ?? null) === null;
      return `${begins ? 'M' : 'L'}${round(xOf(at + 0.5))} ${round((HEIGHT / 2) * (1 - height * 0.9))}`;
    })
    .join('');
}

function reachOf(melodies: readonly (number | null)[]): number {
  const highest = melodies.reduce<number>((most, each) => Math.max(most, Math.abs(each ?? 0)), 0);
  return Math.min(SEMITONES.most, Math.max(SEMITONES.least, highest));
}

/** From the lowest to the highest, in whole semitones; null without a voice. */
function spanOf(melody: readonly (number | null)[]): number | null {
  const voiced = melody.filter((semitones) => semitones !== null);
  if (voiced.length === 0) return null;
  const [lowest, highest] = voiced.reduce(
    ([low, high], each) => [Math.min(low, each), Math.max(high, each)],
    [Infinity, -Infinity],
  );
  return Math.round(highest - lowest);
}
