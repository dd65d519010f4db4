import { useId } from 'react';
import type { TalkLine } from '#contract/talk/endpoints.ts';
import { talkTexts } from '#contract/texts/talk.ts';
import { parseRuby, withoutRuby } from '#core/japanese/ruby.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';

interface SuggestionsProps {
  readonly lines: readonly TalkLine[];
  readonly furigana: boolean;
  /** Called with the line without readings; it goes into the field and can be edited. */
  readonly onChoose: (text: string) => void;
}

/** Suggested answers. */
export function Suggestions({ lines, furigana, onChoose }: SuggestionsProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <p id={id} className="text-sm font-bold text-ink-soft">
        {talkTexts.suggestions}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {lines.map(({ japanese, vietnamese }) => (
          <li key={japanese}>
            <button
              type="button"
              onClick={() => onChoose(withoutRuby(japanese))}
              className="grid min-h-11 rounded-lg border border-edge bg-surface px-4 py-2 text-left transition-colors hover:border-indigo hover:bg-indigo-wash"
            >
              <JapaneseText showReading={furigana}>{parseRuby(japanese)}</JapaneseText>
              <span className="text-sm text-ink-soft">{vietnamese}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
