import { useRef, useState } from 'react';
import { SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import type { Spoken } from '#app/lib/voice/voice-turn.ts';
import { explainIfSilent } from '#app/ui/japanese/listen.ts';
import { useSpeaker } from '#app/ui/japanese/use-speaker.ts';

/** The voice of the partner: speaks each new line automatically, and again on request. */
export function usePartnerVoice() {
  const speaker = useSpeaker();
  const [line, setLine] = useState<string | null>(null);
  const reported = useRef(false);

  return {
    /** The line that is being spoken. */
    speaking: speaker.state === 'silent' ? null : line,
    stop: speaker.stop,
    play: (japanese: string) => {
      setLine(japanese);
      void speaker.play(speechOf(japanese));
    },
    /** Reports once that a browser has no voice (PRODUCT.md, Speech); ignores other failures. */
    speakAutomatically: async (japanese: string) => {
      setLine(japanese);
      const outcome = await speaker.play(speechOf(japanese), { quiet: true });
      if (outcome !== 'unsupported' || reported.current) return;
      reported.current = true;
      explainIfSilent(outcome);
    },
  };
}

export type PartnerVoice = ReturnType<typeof usePartnerVoice>;

/** Our own voice uses the readings, if they fit into the URL. */
function speechOf(japanese: string): Spoken {
  const text = withoutRuby(japanese);
  return { text, source: { text: japanese.length <= SENTENCE_MAX_CHARS ? japanese : text } };
}
