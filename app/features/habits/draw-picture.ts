import type { PictureColour, PicturePlan, Shape, TextLine } from './week-picture-plan.ts';

const FONT = "'Be Vietnam Pro', 'Noto Sans JP', 'Noto Sans CJK JP', 'Hiragino Sans', sans-serif";

/** Draws a plan as PNG. Rejects where the browser has no canvas. */
export async function drawPicture({ width, height, shapes }: PicturePlan): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  await loadFonts(shapes);
  for (const shape of shapes) draw(context, shape);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** The page may not have used these letters yet, and a canvas does not wait for a font. */
async function loadFonts(shapes: readonly Shape[]): Promise<void> {
  const text = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])).join('');
  await Promise.all(['400', '600'].map((weight) => document.fonts.load(`${weight} 40px ${FONT}`, text)));
}

/** From theme.css. */
const colourOf = (colour: PictureColour): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${colour}`);

function draw(context: CanvasRenderingContext2D, shape: Shape): void {
  context.save();
  context.fillStyle = colourOf(shape.colour);
  context.strokeStyle = colourOf(shape.colour);
  context.globalAlpha = shape.opacity ?? 1;
  context.beginPath();
  switch (shape.kind) {
    case 'box':
      context.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
      context.fill();
      break;
    case 'disc':
      context.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
      context.fill();
      break;
    case 'stroke':
      context.translate(shape.x, shape.y);
      context.scale(shape.scale, shape.scale);
      Object.assign(context, { lineWidth: shape.width, lineCap: 'round', lineJoin: 'round' });
      context.stroke(new Path2D(shape.path));
      break;
    case 'text':
      write(context, shape);
  }
  context.restore();
}

function write(context: CanvasRenderingContext2D, shape: TextLine): void {
  const { text, x, y, size, isBold, align, maxWidth } = shape;
  const fontOf = (pixels: number) => `${isBold ? 600 : 400} ${pixels}px ${FONT}`;
  context.textAlign = align;
  context.font = fontOf(size);
  const { width } = context.measureText(text);
  if (width > maxWidth) context.font = fontOf(Math.floor((size * maxWidth) / width));
  context.fillText(text, x, y);
}
