import { DRAWING_SLICE_MS, DRAWN_SAMPLE_RATE } from '#contract/learning-limits.ts';
import { shapeOf, type SpokenShape } from '#core/speech/spoken-shape.ts';
import type { Steps } from '#core/steps.ts';

/** Decodes a sound and finds its shape; null if it is too quiet. Throws if the browser cannot decode it. */
export async function hearShape(sound: Blob, signal: AbortSignal): Promise<SpokenShape | null> {
  // An offline context needs no loudspeaker and no tap, and decodes at the rate that is needed.
  const decoder = new OfflineAudioContext(1, 1, DRAWN_SAMPLE_RATE);
  const decoded = await decoder.decodeAudioData(await sound.arrayBuffer());
  return inSlices(shapeOf(decoded.getChannelData(0), decoded.sampleRate), signal);
}

/** Runs steps in short turns, so that taps and drawing do not wait. */
async function inSlices<Result>(steps: Steps<Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    signal.throwIfAborted();
    const end = performance.now() + DRAWING_SLICE_MS;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
