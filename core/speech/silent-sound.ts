/** A rate that every player accepts; silence needs no more. */
const SAMPLE_RATE = 8_000;
const HEADER_BYTES = 44;
/** Nobody waits longer, and the bytes stay few. */
const MOST_SECONDS = 60;

/**
 * Silence as a WAV file. A playlist plays it between two sounds: a phone with its screen off stops pages that are
 * silent because they wait for a timer, but not a player that plays.
 */
export function silentSound(seconds: number): Uint8Array<ArrayBuffer> {
  const length = Math.round(Math.min(MOST_SECONDS, Math.max(0, seconds || 0)) * SAMPLE_RATE);
  // 8-bit samples rest at the middle of their range.
  const bytes = new Uint8Array(HEADER_BYTES + length).fill(128);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) =>
    bytes.set(
      Array.from(text, (letter) => letter.charCodeAt(0)),
      at,
    );
  write(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + length, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // PCM, one channel, one byte for each sample.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, length, true);
  return bytes;
}
