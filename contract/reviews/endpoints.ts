import { reviewFieldNames as fieldNames } from '#contract/texts/reviews.ts';
import { APPROVALS_MAX, REVIEW_NOTE_MAX_CHARS } from '../content-limits.ts';
import { CONTENT_KINDS } from '../contributions/content-kinds.ts';
import { reviewNote, versionFields } from '../contributions/contribution.ts';
import { revision } from '../contributions/typed-content.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idNumber, idText, optionalLine, pageQuery } from '../fields.ts';
import { REVIEWED_ROLES, REVIEWER_ROLES } from '../roles.ts';
import { z } from '../zod.ts';

const reviewers = { roles: REVIEWER_ROLES } as const;
const named = z.object({ id: z.int(), title: z.string() });

/** A version that waits for approval. */
export const review = z.object({
  id: z.int(),
  kind: z.enum(CONTENT_KINDS),
  contentId: z.int(),
  number: z.int(),
  revision: z.int(),
  /** The pieces around it, from the outside in; null for its own level and the levels below. */
  topic: z.nullable(named),
  curriculum: z.nullable(named),
  lesson: z.nullable(named),
  /** Null if the account was deleted. */
  author: z.nullable(z.string()),
  submittedAt: z.string(),
  /** The version that learners see now; null if they see none yet. */
  before: z.nullable(versionFields),
  after: versionFields,
  notes: z.array(reviewNote),
  /** Answers of learners that the author has accepted: with the approval they count, and the learners are credited. */
  suggestions: z.array(z.object({ answer: z.string(), count: z.int() })),
  /** The caller wrote it, so somebody else must decide. */
  own: z.boolean(),
  /** The caller suggested or accepted one of its answers, so somebody else must approve it. */
  answerOfCaller: z.boolean(),
});
export type Review = z.output<typeof review>;

export const listReviews = defineEndpoint({
  method: 'GET',
  path: '/api/reviews',
  summary: 'Những bản đang chờ duyệt, cũ nhất trước',
  access: reviewers,
  query: pageQuery,
  output: z.array(review),
});

export const decideReview = defineEndpoint({
  method: 'PUT',
  path: '/api/reviews/{id}',
  summary: 'Duyệt một bản, hoặc yêu cầu sửa kèm lý do',
  access: reviewers,
  limits: ['contentPerUser'],
  params: z.object({ id: idText }),
  body: z.object({
    decision: z.enum(['approved', 'changes']),
    text: z._default(optionalLine(REVIEW_NOTE_MAX_CHARS), ''),
    revision,
  }),
  fieldNames,
  output: z.object({ id: z.int(), decision: z.enum(['approved', 'changes']) }),
});

export const approveReviews = defineEndpoint({
  method: 'POST',
  path: '/api/reviews/approve',
  summary: 'Duyệt nhiều bản một lượt; bản nào không duyệt được thì nói lý do',
  access: reviewers,
  limits: ['contentPerUser'],
  body: z.object({
    reviews: z.array(z.object({ id: idNumber, revision })).check(z.minLength(1), z.maxLength(APPROVALS_MAX)),
  }),
  fieldNames,
  output: z.object({
    approved: z.array(z.int()),
    refused: z.array(z.object({ id: z.int(), message: z.string() })),
  }),
});

export const addReviewNote = defineEndpoint({
  method: 'POST',
  path: '/api/reviews/{id}/notes',
  summary: 'Ghi một nhận xét; người soạn cũng trả lời ở đây',
  access: { roles: REVIEWED_ROLES },
  limits: ['commentPerUser'],
  params: z.object({ id: idText }),
  body: z.object({ text: optionalLine(REVIEW_NOTE_MAX_CHARS).check(z.minLength(1)) }),
  fieldNames,
  output: z.array(reviewNote),
});
