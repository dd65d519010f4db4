import { useRef, useState } from 'react';
import { SENTENCE_MAX_CHARS } from '#contract/limits.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import type { Spoken } from '#app/lib/voice/voice-turn.ts';
import { explainIfSilent } from '#app/ui/japanese/listen.ts';
import { useSpeaker } from '#app/ui/japanese/use-speaker.ts';

/** The voice of the partner: says a line by itself when it comes, and again when it is asked to. */
export function usePartnerVoice() {
  const speaker = useSpeaker();
  const [line, setLine] = useState<string | null>(null);
  const told = useRef(false);

  return {
    /** The line that is being said. */
    speaking: speaker.state === 'silent' ? null : line,
    stop: speaker.stop,
    play: (japanese: string) => {
      setLine(japanese);
      void speaker.play(spokenOf(japanese));
    },
    /** A browser without any voice is reported once (PRODUCT.md, Speech), other failures not at all. */
    sayByItself: async (japanese: string) => {
      setLine(japanese);
      const outcome = await speaker.play(spokenOf(japanese), { quiet: true });
      if (outcome !== 'unsupported' || told.current) return;
      told.current = true;
      explainIfSilent(outcome);
    },
  };
}

export type PartnerVoice = ReturnType<typeof usePartnerVoice>;

/** Our own voice reads by the readings, where they fit into the address. */
function spokenOf(japanese: string): Spoken {
  const text = withoutRuby(japanese);
  return { text, source: { text: japanese.length <= SENTENCE_MAX_CHARS ? japanese : text } };
}
