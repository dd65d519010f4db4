import type {
  LessonFeedback,
  SentenceFeedback,
  SentenceReport,
} from '#contract/lesson-feedback/lesson-feedback.ts';

/** The feedback of a lesson after a decision. */

const withSentences = (
  feedback: LessonFeedback,
  change: (sentence: SentenceFeedback) => SentenceFeedback,
): LessonFeedback => ({ ...feedback, sentences: feedback.sentences.map(change) });

export const withoutSuggestion = (feedback: LessonFeedback, suggestionId: number): LessonFeedback =>
  withSentences(feedback, (sentence) => ({
    ...sentence,
    suggestions: sentence.suggestions.filter(({ id }) => id !== suggestionId),
  }));

/** Accepted by the author; a reviewer makes the final decision. */
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

/** Number of open decisions of a sentence. */
export const toDoAt = (sentence: SentenceFeedback): number =>
  sentence.suggestions.filter(({ inReview }) => !inReview).length + openReportsOf(sentence).length;
