// Reads the properties of an MP3 from its frames. Plain JavaScript, so that the benchmark scripts can use it too.

const SAMPLES_PER_FRAME = 576;
const KBPS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const SAMPLE_RATES = [22_050, 24_000, 16_000];
const MPEG_2_LAYER_3 = 0xff_f2;
const MONO = 3;

/** @param {Uint8Array} bytes of MPEG-2 Layer III, from the first to the last frame; anything else throws. */
export function describeMp3(bytes) {
  const frames = [];
  for (let at = 0; at < bytes.length;) {
    const frame = frameAt(bytes, at);
    frames.push(frame);
    at += frame.bytes;
  }
  const [first] = frames;
  if (!first) throw new Error('No frame at all');
  const { sampleRate, kbps, isMono } = first;
  return { seconds: (frames.length * SAMPLES_PER_FRAME) / sampleRate, sampleRate, kbps, isMono };
}

function frameAt(bytes, at) {
  const [head = 0, kind = 0, rates = 0, channels = 0] = bytes.subarray(at, at + 4);
  // All bits of the sync word, the version and the layer; the last bit is for a checksum.
  if ((((head << 8) | kind) & 0xff_fe) !== MPEG_2_LAYER_3) throw new Error(`No frame at ${at}`);
  const kbps = KBPS[rates >> 4];
  const sampleRate = SAMPLE_RATES[(rates >> 2) & 3];
  if (!kbps || !sampleRate) throw new Error(`A frame of no known rate at ${at}`);
  const padding = (rates >> 1) & 1;
  const size = Math.floor((SAMPLES_PER_FRAME / 8) * ((kbps * 1000) / sampleRate)) + padding;
  if (at + size > bytes.length) throw new Error(`The frame at ${at} is cut off`);
  return { kbps, sampleRate, isMono: channels >> 6 === MONO, bytes: size };
}
