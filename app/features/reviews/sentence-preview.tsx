import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { WORDINGS_AT_FIRST } from '#contract/content-limits.ts';
import type { VersionFields } from '#contract/contributions/contribution.ts';
import { type ExpandedAnswer, inspectSentence } from '#contract/contributions/sentence-endpoints.ts';
import { reviewTexts } from '#contract/texts/reviews.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { formatNumber } from '#app/lib/format.ts';
import { useSeen } from '#app/lib/use-seen.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';

interface SentencePreviewProps {
  readonly sentence: VersionFields;
  readonly card: RefObject<HTMLElement | null>;
}

/**
 * How learners will see a sentence, and the wordings of its answers. Its fields alone do not show this, because the
 * author may leave both to the tools. It is loaded when the card becomes visible, and omitted if that fails.
 */
export function SentencePreview({ sentence, card }: SentencePreviewProps) {
  const { jpSentence, reading, accepted } = sentence;
  const answers = Array.isArray(accepted) ? accepted : [];
  const body = { jpSentence: String(jpSentence), reading: String(reading ?? ''), accepted: answers };
  const { data } = useQuery({
    ...endpointQuery(inspectSentence, { body }),
    enabled: useSeen(card),
    retry: false,
  });
  if (!data || data.words.length === 0) return null;
  return (
    <div className="grid gap-3 rounded-md bg-sunken px-4 py-3">
      <dl className="grid gap-2">
        <div>
          <dt className="text-sm text-ink-soft">{reviewTexts.furigana}</dt>
          <JapaneseText as="dd" className="readings-stay text-xl">
            {data.words.flatMap(({ ruby }) => parseRuby(ruby))}
          </JapaneseText>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{reviewTexts.reading}</dt>
          <JapaneseText as="dd">{data.reading}</JapaneseText>
        </div>
      </dl>
      {/* The model answer comes first, so it is skipped. */}
      <Wordings answers={answers} expanded={data.answers.slice(1)} />
    </div>
  );
}

interface WordingsProps {
  readonly answers: readonly string[];
  /** In the same order. */
  readonly expanded: readonly ExpandedAnswer[];
}

/** Each answer in the notation with the first of its wordings; a plain answer needs no list. */
function Wordings({ answers, expanded }: WordingsProps) {
  return answers.map((answer, at) => {
    const { count, wordings } = expanded[at] ?? { count: 0, wordings: [] };
    if (count <= 1) return null;
    const visible = wordings.slice(0, WORDINGS_AT_FIRST);
    return (
      <details key={answer}>
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm wrap-anywhere">
          <MixedText>{reviewTexts.wordingsOf(answer, formatNumber(count))}</MixedText>
        </summary>
        <ul className="grid gap-0.5 pl-4 text-sm">
          {visible.map((wording) => (
            <li key={wording}>
              <JapaneseText>{wording}</JapaneseText>
            </li>
          ))}
          {count > visible.length && (
            <li className="text-ink-soft">
              {reviewTexts.moreWordings(formatNumber(count - visible.length))}
            </li>
          )}
        </ul>
      </details>
    );
  });
}
