import type { Ref } from 'react';
import { talkTexts } from '#contract/texts/talk.ts';
import { LearnerBubble } from './learner-bubble.tsx';
import { PartnerBubble } from './partner-bubble.tsx';
import type { SpokenLine } from './talk-state.ts';
import type { PartnerVoice } from './use-partner-voice.ts';

interface SpokenLinesProps {
  readonly lines: readonly SpokenLine[];
  /** Waiting for a line of the partner. */
  readonly waiting: boolean;
  readonly furigana: boolean;
  readonly voice: PartnerVoice;
  /** Ref to the last line of the learner. */
  readonly latestRef: Ref<HTMLElement>;
}

/** The lines so far; screen readers announce new ones. */
export function SpokenLines({ lines, waiting, furigana, voice, latestRef }: SpokenLinesProps) {
  const latest = lines.findLastIndex(({ speaker }) => speaker === 'learner');
  return (
    <div role="log" aria-label={talkTexts.conversation} aria-busy={waiting} className="grid gap-4">
      {lines.map((line, at) =>
        line.speaker === 'partner' ? (
          <PartnerBubble key={at} line={line} furigana={furigana} voice={voice} />
        ) : (
          <LearnerBubble
            key={at}
            text={line.text}
            note={line.note}
            ref={at === latest ? latestRef : undefined}
          />
        ),
      )}
      {waiting && (
        <p className="justify-self-start rounded-lg rounded-bl-sm border border-line bg-surface px-5 py-3 text-xl">
          <span aria-hidden className="inline-block animate-[breathe_1.6s_ease-in-out_infinite]">
            …
          </span>
          <span className="sr-only">{talkTexts.answering}</span>
        </p>
      )}
    </div>
  );
}
