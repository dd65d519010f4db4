import { habitsTexts as texts } from '#contract/texts/habits.ts';
import { weekdayNames } from '#contract/texts/today.ts';
import type { Habits } from '#core/habits/habits.ts';
import { formatNumber } from '#app/lib/format.ts';
import { MARK_LINES, MARK_SIZE, MARK_SUN } from '#app/ui/pictures/mark-lines.ts';
import { formatLearningDay, formatShortDay } from './format-habits.ts';

/** The colours of theme.css that are the same in both themes: a picture is sent to people with other settings. */
export type PictureColour = 'night' | 'on-night' | 'gold';

interface Look {
  readonly colour: PictureColour;
  /** From 0 to 1; opaque without it. */
  readonly opacity?: number;
}

interface Box {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

export interface TextLine {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  /** Of the line on which the letters stand. */
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly align: 'left' | 'center';
  /** A longer text is written smaller. */
  readonly maxWidth: number;
}

/** A path of SVG, moved and enlarged. */
interface Stroke {
  readonly kind: 'stroke';
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly width: number;
}

interface Disc {
  readonly kind: 'disc';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export type Shape = Look & (Box | TextLine | Stroke | Disc);

export interface PicturePlan {
  readonly width: number;
  readonly height: number;
  /** What the picture shows, for whoever cannot see it. */
  readonly alt: string;
  readonly shapes: readonly Shape[];
}

/** Upright, as phones show it. */
const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 96;
const INNER = WIDTH - 2 * MARGIN;
const FIGURES = 3;
const CHART = { top: 820, bottom: 1130 } as const;

/** Everything that is drawn, as data. The name is on it only if the learner wants that. */
export function weekPicturePlan(
  { week, streak, minutesOfWeek }: Pick<Habits, 'week' | 'streak' | 'minutesOfWeek'>,
  name: string | null,
): PicturePlan {
  const heading = name ? texts.pictureHeadingOf(name) : texts.pictureHeading;
  const [first, last] = [week[0]?.day ?? 0, week.at(-1)?.day ?? 0];
  const dates = texts.pictureDates(formatShortDay(first), formatLearningDay(last));
  const answers = week.reduce((sum, day) => sum + day.answers, 0);
  const figures = [
    { value: formatNumber(streak.days), label: texts.pictureStreak },
    { value: formatNumber(minutesOfWeek), label: texts.pictureMinutes },
    { value: formatNumber(answers), label: texts.pictureAnswers },
  ];
  const spoken = figures.map(({ value, label }) => `${value} ${label}`).join(', ');
  return {
    width: WIDTH,
    height: HEIGHT,
    alt: texts.pictureAlt(heading, dates, spoken),
    shapes: [
      { kind: 'box', x: 0, y: 0, width: WIDTH, height: HEIGHT, radius: 0, colour: 'night' },
      ...mark({ x: MARGIN - 12, y: 96, scale: 3.4 }),
      line(heading, { y: 376, size: 68, isBold: true }),
      line(dates, { y: 444, size: 40, ...SOFT }),
      ...figures.flatMap(({ value, label }, place) => figure(value, label, place)),
      ...bars(week.map(({ minutes }) => minutes)),
      line(texts.pictureFoot, { y: HEIGHT - 84, size: 32, ...SOFT }),
    ],
  };
}

/** For what is beside the point. */
const SOFT = { opacity: 0.75 } as const;

type LineLook = Partial<Look & Omit<TextLine, 'kind' | 'text'>> & { readonly y: number };

const line = (text: string, look: LineLook): Shape => ({
  kind: 'text',
  text,
  x: MARGIN,
  size: 40,
  isBold: false,
  align: 'left',
  maxWidth: INNER,
  colour: 'on-night',
  ...look,
});

function mark(place: Pick<Stroke, 'x' | 'y' | 'scale'>): Shape[] {
  const { x, y, scale } = place;
  const beside = x + MARK_SIZE * scale + 28;
  const [sunX, sunY] = [x + MARK_SUN.x * scale, y + MARK_SUN.y * scale];
  return [
    { kind: 'disc', x: sunX, y: sunY, radius: MARK_SUN.radius * scale, colour: 'gold' },
    ...MARK_LINES.map((one): Shape => ({ kind: 'stroke', ...one, ...place, colour: 'on-night' })),
    line(texts.pictureBrand, {
      x: beside,
      y: y + 28 * scale,
      size: 52,
      isBold: true,
      maxWidth: WIDTH - MARGIN - beside,
    }),
  ];
}

function figure(value: string, label: string, place: number): Shape[] {
  const width = INNER / FIGURES;
  const at = { x: MARGIN + place * width, maxWidth: width - 24 };
  return [
    line(value, { ...at, y: 600, size: 104, isBold: true, colour: 'gold' }),
    line(label, { ...at, y: 658, size: 36, ...SOFT }),
  ];
}

/** The minutes of each day; a day without any keeps a thin line. */
function bars(minutes: readonly number[]): Shape[] {
  const most = Math.max(...minutes, 1);
  const column = INNER / minutes.length;
  const width = column * 0.6;
  return minutes.flatMap((value, day): Shape[] => {
    const middle = MARGIN + (day + 0.5) * column;
    const height = Math.max(8, Math.round((value / most) * (CHART.bottom - CHART.top)));
    const y = CHART.bottom - height;
    const label = { x: middle, align: 'center', maxWidth: column, size: 34 } as const;
    const look: Look = value > 0 ? { colour: 'gold' } : { colour: 'on-night', opacity: 0.25 };
    return [
      { kind: 'box', x: middle - width / 2, y, width, height, radius: 12, ...look },
      ...(value > 0 ? [line(formatNumber(value), { ...label, y: y - 18 })] : []),
      line(weekdayNames[day]?.short ?? '', { ...label, y: CHART.bottom + 56, ...SOFT }),
    ];
  });
}
