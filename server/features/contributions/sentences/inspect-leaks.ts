import type { SentenceWarning } from '#contract/contributions/sentence-endpoints.ts';
import { WORDINGS_CHECKED } from '#contract/server-limits.ts';
import { leakReasons } from '#contract/texts/leaks.ts';
import { sentenceWarnings } from '#contract/texts/sentence-analysis.ts';
import { findLeaks } from '#core/grading/leaks/find-leaks.ts';
import type { AnswerParts } from '#core/japanese/notation/analysed-answer.ts';
import { coveringWordings } from '#core/japanese/notation/covering-wordings.ts';
import type { Steps } from '#core/steps.ts';
import { warning } from './warning.ts';

export interface CheckedAnswer {
  readonly parts: AnswerParts;
  readonly field: 'jpSentence' | 'accepted';
  /** Null for the model answer. */
  readonly index: number | null;
}

/** Answers that multiply out to something ungrammatical, each with its first such wording: one step for each wording. */
export function* inspectLeaks(answers: readonly CheckedAnswer[]): Steps<SentenceWarning[]> {
  const warnings: SentenceWarning[] = [];
  for (const { parts, field, index } of answers) {
    const message = yield* firstLeak(parts);
    if (message !== null) warnings.push(warning('answer-wrong', field, message, index));
  }
  return warnings;
}

function* firstLeak(parts: AnswerParts): Steps<string | null> {
  for (const tokens of coveringWordings(parts, WORDINGS_CHECKED)) {
    const wording = tokens.map(({ surface }) => surface).join('');
    const [leak] = findLeaks(wording, tokens);
    if (leak) return sentenceWarnings['answer-wrong'](wording, leak.text, leakReasons[leak.code]);
    yield;
  }
  return null;
}
