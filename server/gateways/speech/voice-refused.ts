/** Too many requests wait in total, too many of this listener wait, or the text takes too long to say. */
export type RefusalReason = 'all-wait' | 'caller-waits' | 'too-long';

/** The voice works, but refuses this request. */
export class VoiceRefused extends Error {
  override readonly name = 'VoiceRefused';

  constructor(readonly reason: RefusalReason) {
    super(`The voice does not say this: ${reason}.`);
  }
}
