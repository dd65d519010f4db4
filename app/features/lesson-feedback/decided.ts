import type {
  LessonFeedback,
  SentenceFeedback,
  SentenceReport,
} from '#contract/lesson-feedback/lesson-feedback.ts';

/** A lesson's feedback after a decision. */

const withSentences = (
  feedback: LessonFeedback,
  change: (sentence: SentenceFeedback) => SentenceFeedback,
): LessonFeedback => ({ ...feedback, sentences: feedback.sentences.map(change) });

export const withoutSuggestion = (feedback: LessonFeedback, suggestionId: number): LessonFeedback =>
  withSentences(feedback, (sentence) => ({
    ...sentence,
    suggestions: sentence.suggestions.filter(({ id }) => id !== suggestionId),
  }));

/** Accepted by the maker; a reviewer has the last word. */
export const withSuggestionInReview = (feedback: LessonFeedback, suggestionId: number): LessonFeedback =>
  withSentences(feedback, (sentence) => ({
    ...sentence,
    suggestions: sentence.suggestions.map((suggestion) =>
      suggestion.id === suggestionId ? { ...suggestion, inReview: true } : suggestion,
    ),
  }));

export const withReport = (
  feedback: LessonFeedback,
  changed: Pick<SentenceReport, 'id'> & Partial<SentenceReport>,
): LessonFeedback =>
  withSentences(feedback, (sentence) => ({
    ...sentence,
    reports: sentence.reports.map((report) =>
      report.id === changed.id ? { ...report, ...changed } : report,
    ),
  }));

const openReportsOf = ({ reports }: SentenceFeedback): SentenceReport[] =>
  reports.filter(({ state }) => state === 'open');

/** How much waits for a decision at a sentence. */
export const toDoAt = (sentence: SentenceFeedback): number =>
  sentence.suggestions.filter(({ inReview }) => !inReview).length + openReportsOf(sentence).length;
