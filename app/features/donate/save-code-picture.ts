import { saveFile } from '#app/lib/save-file.ts';
import { darkRuns, type QrCode } from './qr-code.ts';

/** Large enough to be read again from a phone's gallery. */
const SQUARE_PX = 16;

/** Saves the code as a PNG: banks' apps read pictures from the gallery, and no SVG. */
export async function saveCodePicture(code: QrCode, name: string): Promise<boolean> {
  const canvas = document.createElement('canvas');
  canvas.width = code.size * SQUARE_PX;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  for (const { x, y, length } of darkRuns(code))
    context.fillRect(x * SQUARE_PX, y * SQUARE_PX, length * SQUARE_PX, SQUARE_PX);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) return false;
  saveFile(name, picture);
  return true;
}
