import type { SentenceFeedback } from '#contract/lesson-feedback/lesson-feedback.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { lessonFeedbackTexts as texts } from '#contract/texts/lesson-feedback.ts';
import { practiceModeTexts } from '#contract/texts/practice-modes.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { formatNumber } from '#app/lib/format.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { FeedbackPart } from './feedback-part.tsx';
import { rateText } from './figure-list.tsx';

/** How often a sentence was tried in each mode, and the results. */
export function ModeFigures({ modes }: Pick<SentenceFeedback, 'modes'>) {
  if (modes.length === 0) return <p className="text-sm text-ink-soft">{texts.notTried}</p>;
  return (
    <ul className="grid gap-1 text-sm text-ink-soft tabular-nums">
      {modes.map(({ mode, attempts, learners, firstTryRate }) => (
        <li key={mode}>
          {texts.inMode(
            knownText(practiceModeTexts, mode)?.name ?? uiTexts.otherKind,
            formatNumber(attempts),
            formatNumber(learners),
            rateText(firstTryRate),
          )}
        </li>
      ))}
    </ul>
  );
}

/** The most common wrong answers, each with a bar relative to the first. */
export function WrongAnswers({ wrongAnswers }: Pick<SentenceFeedback, 'wrongAnswers'>) {
  const [commonest] = wrongAnswers;
  if (!commonest) return null;
  return (
    <FeedbackPart title={texts.wrongAnswers}>
      <p className="text-sm text-ink-soft">{texts.wrongAnswersHint}</p>
      <ul className="grid gap-2">
        {wrongAnswers.map(({ answer, learners }) => (
          <li key={answer} className="grid gap-1">
            <span className="flex items-baseline justify-between gap-4">
              <JapaneseText>{answer}</JapaneseText>
              <span className="shrink-0 text-sm text-ink-soft tabular-nums">
                {texts.wrongBy(formatNumber(learners))}
              </span>
            </span>
            <span aria-hidden className="block h-1.5 rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-amber"
                style={{ width: `${(learners / commonest.learners) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </FeedbackPart>
  );
}
