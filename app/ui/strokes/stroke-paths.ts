/** One stroke of a character: its path, and its duration at normal speed. */
export interface Stroke {
  readonly path: string;
  readonly start: { readonly x: number; readonly y: number };
  readonly durationMs: number;
}

const STROKE_ID = /-s(\d+)$/;
// Only path commands and numbers, starting with a move: nothing else of a file may get into our page.
const PATH = /^[Mm]\s*(-?[\d.]+)[\s,]*(-?[\d.]+)[\d\s,.\-MmLlHhVvCcSsQqTtAaZz]*$/;

/** The strokes of a KanjiVG file in order. The time of the drawing is divided by length. */
export function strokesFrom(svg: string, lengthOf: (path: string) => number, drawingMs: number): Stroke[] {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const strokes = Array.from(drawing.querySelectorAll('path'), (element) => ({
    place: Number(STROKE_ID.exec(element.id)?.[1] ?? Number.NaN),
    path: element.getAttribute('d') ?? '',
  }))
    .filter(({ place, path }) => !Number.isNaN(place) && PATH.test(path))
    .toSorted((one, other) => one.place - other.place)
    .map(({ path }) => ({ path, start: startOf(path), length: lengthOf(path) }));
  const whole = strokes.reduce((sum, { length }) => sum + length, 0);
  return strokes.map(({ path, start, length }) => ({
    path,
    start,
    durationMs: (drawingMs * length) / whole,
  }));
}

function startOf(path: string) {
  const [, x = 0, y = 0] = PATH.exec(path) ?? [];
  return { x: Number(x), y: Number(y) };
}

/** The length of a path, measured by the browser. */
export const pathLength = (path: string): number => pathElement(path).getTotalLength();

const POINTS_OF_PATH = 32;

/** Points along a path, from its start to its end. */
export function pathPoints(path: string): { x: number; y: number }[] {
  const element = pathElement(path);
  const step = element.getTotalLength() / (POINTS_OF_PATH - 1);
  return Array.from({ length: POINTS_OF_PATH }, (_, at) => {
    const { x, y } = element.getPointAtLength(at * step);
    return { x, y };
  });
}

function pathElement(path: string): SVGPathElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  element.setAttribute('d', path);
  return element;
}
