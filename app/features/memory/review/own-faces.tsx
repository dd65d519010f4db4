import { Volume2 } from 'lucide-react';
import { SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import type { OwnContent } from '#contract/memory/card-content.ts';
import { reviewTexts as texts } from '#contract/texts/memory.ts';
import { hasJapanese } from '#core/japanese/kana.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { useSpeaker } from '#app/ui/japanese/use-speaker.ts';

const SHORT_CHARS = 12;

/** As the learner wrote it: a word is large, a sentence is not. */
export const OwnFront = ({ card: { front } }: { readonly card: OwnContent }) => (
  <p
    className={`${front.length <= SHORT_CHARS ? 'text-headword' : 'text-xl'} wrap-anywhere whitespace-pre-line`}
  >
    <MixedText>{front}</MixedText>
  </p>
);

/** Imported examples have their readings in brackets: 母[はは]と. */
const READING = /\p{sc=Han}\[[\p{sc=Hiragana}\p{sc=Katakana}ー]+\]/u;

const NoteLine = ({ children: line }: { readonly children: string }) => (
  <span className="block">
    {READING.test(line) ? (
      <JapaneseText className="leading-loose">{parseRuby(line)}</JapaneseText>
    ) : (
      <MixedText>{line}</MixedText>
    )}
  </span>
);

export function OwnBack({ card }: { readonly card: OwnContent }) {
  const { play } = useSpeaker();
  const { front, back, reading, note } = card;
  const isSpoken = hasJapanese(front) && front.length <= SENTENCE_MAX_CHARS && !front.includes('\n');
  return (
    <div className="grid gap-2 wrap-anywhere whitespace-pre-line">
      {(reading !== '' || isSpoken) && (
        <div className="flex items-center gap-2">
          <p lang="ja" className="min-w-0 flex-1 text-ink-soft">
            {reading}
          </p>
          {isSpoken && (
            <IconButton
              label={texts.listen}
              icon={<Volume2 />}
              onClick={() => void play({ text: front, source: { text: reading || front } })}
            />
          )}
        </div>
      )}
      <p className="text-lg">
        <MixedText>{back}</MixedText>
      </p>
      {note !== '' && (
        <p className="rounded-lg bg-sunken px-3 py-2">
          {note.split('\n').map((line, at) => (
            <NoteLine key={at}>{line}</NoteLine>
          ))}
        </p>
      )}
    </div>
  );
}
