import type { SentenceWarning, WarnedField } from '#contract/contributions/sentence-endpoints.ts';

/** A warning for the author about a field; `index` is the position among the accepted or blocked answers. */
export const warning = (
  code: SentenceWarning['code'],
  field: WarnedField,
  message: string,
  index: number | null = null,
): SentenceWarning => ({ code, field, index, message });
