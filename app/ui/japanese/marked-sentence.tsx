import { parseRuby } from '#core/japanese/ruby.ts';
import { JapaneseText } from './japanese-text.tsx';

interface MarkedSentenceProps {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  readonly translation: string;
}

/** A sentence with readings, in which a word or a grammar point is marked. */
export function MarkedSentence({ before, marked, after, translation }: MarkedSentenceProps) {
  return (
    <>
      <p className="text-lg leading-loose">
        <JapaneseText>{parseRuby(before)}</JapaneseText>
        <mark className="rounded-sm bg-amber-wash text-inherit">
          <JapaneseText className="font-bold">{parseRuby(marked)}</JapaneseText>
        </mark>
        <JapaneseText>{parseRuby(after)}</JapaneseText>
      </p>
      <p className="text-ink-soft">{translation}</p>
    </>
  );
}
