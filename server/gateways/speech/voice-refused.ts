/** More wait than can be served in good time, the listener has enough waiting already, or the text takes too long to say. */
export type RefusalReason = 'all-wait' | 'caller-waits' | 'too-long';

/** The voice works, and does not say this now. */
export class VoiceRefused extends Error {
  override readonly name = 'VoiceRefused';

  constructor(readonly reason: RefusalReason) {
    super(`The voice does not say this: ${reason}.`);
  }
}
