import { correction, generate } from 'lean-qr';

/** The squares of a QR code, including the empty margin that scanners need. */
export interface QrCode {
  /** Squares along each side. */
  readonly size: number;
  readonly isDark: (x: number, y: number) => boolean;
}

/** Four squares on each side (ISO/IEC 18004). */
const MARGIN = 4;

export function qrCodeOf(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M });
  return {
    size: code.size + 2 * MARGIN,
    // Outside the code everything is light.
    isDark: (x, y) => code.get(x - MARGIN, y - MARGIN),
  };
}

interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** Adjacent dark squares are drawn as one shape, so that no hairline shows between them. */
export function darkRuns({ size, isDark }: QrCode): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const begin = x;
      while (isDark(x, y)) x++;
      if (x > begin) runs.push({ x: begin, y, length: x - begin });
    }
  }
  return runs;
}
