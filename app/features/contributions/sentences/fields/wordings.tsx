import { useState } from 'react';
import { WORDINGS_AT_FIRST } from '#contract/content-limits.ts';
import type { ExpandedAnswer } from '#contract/contributions/sentence-endpoints.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { formatNumber } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';

/** The wordings that a line in the notation expands to, or its problem. A line without notation shows nothing. */
export function Wordings({ expanded }: { readonly expanded: ExpandedAnswer | undefined }) {
  const [all, setAll] = useState(false);
  if (expanded?.problem)
    return (
      <p role="status" className="text-sm text-error">
        {expanded.problem}
      </p>
    );
  if (!expanded || expanded.count <= 1) return null;
  const { count, wordings } = expanded;
  const visible = all ? wordings : wordings.slice(0, WORDINGS_AT_FIRST);
  const more = texts.moreWordings(formatNumber(count - visible.length));
  return (
    <div className="grid gap-1 rounded-md bg-sunken px-4 py-2.5 text-sm">
      <p className="text-ink-soft">{texts.wordings(formatNumber(count))}</p>
      <ul className="grid gap-0.5">
        {visible.map((wording) => (
          <li key={wording}>
            <JapaneseText>{wording}</JapaneseText>
          </li>
        ))}
      </ul>
      {visible.length < wordings.length ? (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 justify-self-start"
          onClick={() => setAll(true)}
        >
          {more}
        </Button>
      ) : (
        visible.length < count && <p className="text-ink-soft">{more}</p>
      )}
    </div>
  );
}
