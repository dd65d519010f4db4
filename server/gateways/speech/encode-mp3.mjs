import { createMp3Encoder } from 'wasm-media-encoders';

/** Speech has nothing above 12 kHz worth its bytes. Always the same rate, so that every player knows the length at once. */
const FORMAT = { channels: 1, bitrate: 48, outputSampleRate: 24_000 };
/** The engine counts in 16-bit steps and may exceed them; a little is left for what the encoder adds. */
const FULL_SCALE = 32_768;
const HEADROOM = 0.95;

export async function createSpeechEncoder() {
  const encoder = await createMp3Encoder();
  return (samples, sampleRate) => {
    encoder.configure({ ...FORMAT, sampleRate });
    // What it hands out is its own memory, overwritten by the next call.
    const most = Uint8Array.from(encoder.encode([levelled(samples)]));
    const rest = encoder.finalize();
    const whole = new Uint8Array(most.length + rest.length);
    whole.set(most);
    whole.set(rest, most.length);
    return whole;
  };
}

/** What is too loud is turned down as a whole: clipped peaks would crackle. */
function levelled(samples) {
  let loudest = FULL_SCALE;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  return Float32Array.from(samples, (sample) => (sample / loudest) * HEADROOM);
}
