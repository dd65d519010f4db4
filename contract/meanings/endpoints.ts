import { itemFieldNames } from '#contract/texts/item-fields.ts';
import { meaningFieldNames as fieldNames } from '#contract/texts/meanings.ts';
import { SENTENCE_MAX_CHARS } from '../content-limits.ts';
import { newItem, savedItem } from '../dictionary/item.ts';
import { defineEndpoint } from '../endpoint.ts';
import { done, idText, lineOfText, optionalLine, pageQuery } from '../fields.ts';
import { MEANING_MAX_CHARS, REASON_MAX_CHARS } from '../limits.ts';
import { REVIEWER_ROLES } from '../roles.ts';
import { z } from '../zod.ts';

/** Vietnamese meanings that learners suggest for words without one. A reviewer makes items of them. */

/** Accepted: a reviewer has made an item of its word, from this suggestion or from another learner's. */
export const MEANING_STATES = ['waiting', 'accepted', 'refused'] as const;

const typedMeaning = z.object({
  mean: lineOfText(MEANING_MAX_CHARS),
  /** An example in Japanese and in Vietnamese. */
  text: z._default(optionalLine(SENTENCE_MAX_CHARS), ''),
  translate: z._default(optionalLine(SENTENCE_MAX_CHARS), ''),
  /** For the reviewer. */
  note: z._default(optionalLine(REASON_MAX_CHARS), ''),
});
export type TypedMeaning = z.output<typeof typedMeaning>;

const storedMeaning = z.object({
  id: z.int(),
  mean: z.string(),
  text: z.string(),
  translate: z.string(),
  note: z.string(),
  createdAt: z.string(),
});

const ownMeaning = z.extend(storedMeaning, {
  wordId: z.int(),
  kanji: z.string(),
  hiragana: z.string(),
  state: z.enum(MEANING_STATES),
  /** Why it was refused; otherwise empty. */
  reason: z.string(),
  /** The item that was made of the word; null before that, and when it was deleted. */
  itemId: z.nullable(z.int()),
});
export type OwnMeaning = z.output<typeof ownMeaning>;

const waitingMeaning = z.extend(storedMeaning, {
  author: z.string(),
  /** The caller's own suggestion, which only an admin can decide on. */
  own: z.boolean(),
});
export type WaitingMeaning = z.output<typeof waitingMeaning>;

const wordToReview = z.object({
  wordId: z.int(),
  kanji: z.string(),
  hiragana: z.string(),
  sino: z.string(),
  /** The meaning that the word has so far; empty if the word is no longer known. */
  english: z.string(),
  meanings: z.array(waitingMeaning),
});
export type WordToReview = z.output<typeof wordToReview>;

const params = z.object({ id: idText });

export const suggestMeaning = defineEndpoint({
  method: 'POST',
  path: '/api/items/{id}/meanings',
  summary: 'Góp ý nghĩa tiếng Việt cho một từ chưa có; gửi lại thì thay bản đang chờ duyệt',
  access: 'loggedIn',
  limits: ['suggestMeaningPerUser'],
  params,
  body: typedMeaning,
  fieldNames,
  output: ownMeaning,
});

export const listOwnMeanings = defineEndpoint({
  method: 'GET',
  path: '/api/me/meanings',
  summary: 'Những nghĩa tôi đã góp ý, mới nhất trước',
  access: 'loggedIn',
  query: z.extend(pageQuery, { wordId: z.optional(idText) }),
  fieldNames,
  output: z.array(ownMeaning),
});

export const listWaitingMeanings = defineEndpoint({
  method: 'GET',
  path: '/api/qc/meanings',
  summary: 'Nghĩa được góp ý đang chờ duyệt, xếp theo từ, từ chờ lâu nhất trước',
  access: { roles: REVIEWER_ROLES },
  query: pageQuery,
  output: z.array(wordToReview),
});

export const acceptMeaning = defineEndpoint({
  method: 'POST',
  path: '/api/qc/meanings/{id}/accept',
  summary: 'Nhận một nghĩa được góp ý: thêm mục từ này vào từ điển',
  access: { roles: REVIEWER_ROLES },
  params,
  body: newItem,
  fieldNames: { ...itemFieldNames, id: fieldNames.id },
  output: savedItem,
});

export const refuseMeaning = defineEndpoint({
  method: 'POST',
  path: '/api/qc/meanings/{id}/refuse',
  summary: 'Từ chối một nghĩa được góp ý, kèm lý do',
  access: { roles: REVIEWER_ROLES },
  params,
  body: z.object({ reason: lineOfText(REASON_MAX_CHARS) }),
  fieldNames,
  output: done,
});
