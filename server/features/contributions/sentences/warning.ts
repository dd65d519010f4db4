import type { SentenceWarning, WarnedField } from '#contract/contributions/sentence-endpoints.ts';

/** What its author is told of a field; `index` says which of the accepted or blocked answers is meant. */
export const warning = (
  code: SentenceWarning['code'],
  field: WarnedField,
  message: string,
  index: number | null = null,
): SentenceWarning => ({ code, field, index, message });
