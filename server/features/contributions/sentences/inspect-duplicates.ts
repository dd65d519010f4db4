import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import type { SentenceWarning } from '#contract/contributions/sentence-endpoints.ts';
import { sentenceWarnings } from '#contract/texts/sentence-analysis.ts';
import { normalForm } from '#core/grading/normal-form.ts';
import { normaliseJapanese } from '#core/japanese/normalise.ts';
import { warning } from './warning.ts';

interface Texts {
  readonly jpSentence: string;
  readonly viSentence: string;
}

/** A sentence with the same text in one language or in both. */
interface Twin {
  /** The title of its lesson; null for the same lesson. */
  readonly lesson: string | null;
  readonly japanese: boolean;
  readonly vietnamese: boolean;
}

/** One key for all spellings of the same text, in each language. */
export const keysOf = ({ jpSentence, viSentence }: Texts) => ({
  japanese: normalForm(jpSentence),
  // The same rule drops punctuation, spaces and capitals in both languages.
  vietnamese: normaliseJapanese(viSentence),
});

/** Duplicates in the same lesson, except the sentence itself and deleted ones. */
export function twinsIn(
  sentences: readonly ContributedSentence[],
  texts: Texts,
  sentenceId: number | undefined,
): Twin[] {
  const sought = keysOf(texts);
  return sentences
    .filter(({ id, deletedAt }) => id !== sentenceId && deletedAt === null)
    .map((sentence) => {
      const { japanese, vietnamese } = keysOf(sentence);
      return {
        lesson: null,
        japanese: japanese !== '' && japanese === sought.japanese,
        vietnamese: vietnamese !== '' && vietnamese === sought.vietnamese,
      };
    });
}

/** One warning for each language, about the first duplicate. */
export function warnOfTwins(twins: readonly Twin[]): SentenceWarning[] {
  const japanese = twins.find((twin) => twin.japanese);
  const vietnamese = twins.find((twin) => twin.vietnamese);
  return [
    ...(japanese
      ? [warning('duplicate-japanese', 'jpSentence', sentenceWarnings['duplicate-japanese'](japanese.lesson))]
      : []),
    ...(vietnamese
      ? [
          warning(
            'duplicate-vietnamese',
            'viSentence',
            sentenceWarnings['duplicate-vietnamese'](vietnamese.lesson),
          ),
        ]
      : []),
  ];
}
