import { Check, X } from 'lucide-react';
import type { SentenceFeedback } from '#contract/lesson-feedback/lesson-feedback.ts';
import { lessonFeedbackTexts as texts } from '#contract/texts/lesson-feedback.ts';
import { formatNumber } from '#app/lib/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { FeedbackPart } from './feedback-part.tsx';
import type { Decisions } from './use-decisions.ts';

export type WaitingSuggestion = SentenceFeedback['suggestions'][number];

interface SuggestionListProps {
  readonly suggestions: readonly WaitingSuggestion[];
  readonly accept: Decisions['accept'];
  readonly onReject: (suggestion: WaitingSuggestion) => void;
}

/** Answers that learners consider right, most suggested first; one click accepts. */
export function SuggestionList({ suggestions, accept, onReject }: SuggestionListProps) {
  if (suggestions.length === 0) return null;
  return (
    <FeedbackPart title={texts.suggestions}>
      <ul className="grid gap-3">
        {suggestions.map((suggestion) => {
          const { id, answer, count, inReview } = suggestion;
          return (
            <li
              key={id}
              className="grid gap-3 rounded-md border border-line p-3 sm:flex sm:items-center sm:justify-between"
            >
              <div className="min-w-0">
                <JapaneseText as="p" className="text-lg">
                  {answer}
                </JapaneseText>
                <p className="text-sm text-ink-soft tabular-nums">{texts.suggestedBy(formatNumber(count))}</p>
                {inReview && <p className="mt-1 text-sm text-ink-soft">{texts.inReviewLead}</p>}
              </div>
              {inReview ? (
                <Badge tone="amber" className="self-start justify-self-start sm:shrink-0">
                  {texts.inReview}
                </Badge>
              ) : (
                <DecisionButtons
                  suggestion={suggestion}
                  accept={accept}
                  onReject={() => onReject(suggestion)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </FeedbackPart>
  );
}

interface DecisionButtonsProps extends Pick<SuggestionListProps, 'accept'> {
  readonly suggestion: WaitingSuggestion;
  readonly onReject: () => void;
}

function DecisionButtons({ suggestion: { id, answer }, accept, onReject }: DecisionButtonsProps) {
  const accepting = accept.isPending && accept.variables === id;
  return (
    <div className="grid grid-cols-2 gap-3 sm:flex sm:shrink-0">
      <Button
        variant="secondary"
        size="small"
        aria-label={texts.rejectOf(answer)}
        icon={<X aria-hidden className="size-4 max-sm:hidden" />}
        disabled={accepting}
        onClick={onReject}
      >
        {texts.reject}
      </Button>
      <Button
        size="small"
        aria-label={accepting ? undefined : texts.acceptOf(answer)}
        icon={<Check aria-hidden className="size-4 max-sm:hidden" />}
        busyLabel={accepting && texts.accepting}
        disabled={accept.isPending}
        onClick={() => accept.mutate(id)}
      >
        {texts.accept}
      </Button>
    </div>
  );
}
