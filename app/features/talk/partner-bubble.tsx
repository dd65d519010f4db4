import { Square, Volume2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { TalkLine } from '#contract/talk/endpoints.ts';
import { talkTexts } from '#contract/texts/talk.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import type { PartnerVoice } from './use-partner-voice.ts';

interface PartnerBubbleProps {
  readonly line: TalkLine;
  readonly furigana: boolean;
  readonly voice: PartnerVoice;
}

/** A line of the partner, which can be replayed and translated into Vietnamese. */
export function PartnerBubble({ line: { japanese, vietnamese }, furigana, voice }: PartnerBubbleProps) {
  const [translated, setTranslated] = useState(false);
  const id = useId();
  const speaking = voice.speaking === japanese;
  return (
    <article
      aria-label={talkTexts.partner}
      className="grid max-w-[34rem] gap-1 justify-self-start rounded-lg rounded-bl-sm border border-line bg-surface py-2 pr-4 pl-2"
    >
      <div className="flex items-start gap-1">
        <IconButton
          label={speaking ? talkTexts.stop : talkTexts.play}
          icon={speaking ? <Square aria-hidden className="fill-current" /> : <Volume2 aria-hidden />}
          onClick={() => (speaking ? voice.stop() : voice.play(japanese))}
        />
        <JapaneseText as="p" showReading={furigana} className="min-w-0 pt-2 text-xl leading-relaxed">
          {parseRuby(japanese)}
        </JapaneseText>
      </div>
      <div className="pl-12">
        {translated && (
          <p id={id} className="text-ink-soft">
            {vietnamese}
          </p>
        )}
        <button
          type="button"
          aria-expanded={translated}
          aria-controls={translated ? id : undefined}
          onClick={() => setTranslated(!translated)}
          className="-ml-2 min-h-11 rounded-md px-2 text-sm font-bold text-indigo hover:bg-indigo-wash"
        >
          {translated ? talkTexts.hideVietnamese : talkTexts.showVietnamese}
        </button>
      </div>
    </article>
  );
}
