import { createMp3Encoder } from 'wasm-media-encoders';

/** Speech needs nothing above 12 kHz. A constant bit rate, so that every player knows the length at once. */
const FORMAT = { channels: 1, bitrate: 48, outputSampleRate: 24_000 };
/** The engine returns 16-bit values and may exceed them; the headroom is for what the encoder adds. */
const FULL_SCALE = 32_768;
const HEADROOM = 0.95;

/** Encodes the pieces of one sound (`Float32Array`s, whose volume it changes in place) as one MP3. */
export async function createSpeechEncoder() {
  const encoder = await createMp3Encoder();
  return (pieces, sampleRate) => {
    encoder.configure({ ...FORMAT, sampleRate });
    level(pieces);
    // Copied: the encoder returns its own memory, which the next call overwrites.
    const encoded = pieces.map((samples) => Uint8Array.from(encoder.encode([samples])));
    encoded.push(Uint8Array.from(encoder.finalize()));
    return joined(encoded);
  };
}

/** A sound that is too loud is scaled down as a whole: clipped peaks would crackle. */
function level(pieces) {
  let loudest = FULL_SCALE;
  for (const samples of pieces) for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  for (const samples of pieces)
    for (let at = 0; at < samples.length; at++) samples[at] = (samples[at] / loudest) * HEADROOM;
}

function joined(parts) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
