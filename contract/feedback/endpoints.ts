import { feedbackFieldNames as fieldNames } from '#contract/texts/feedback.ts';
import { plainText } from '../comments/plain-text.ts';
import { defineEndpoint } from '../endpoint.ts';
import { emailText, idText, optionalLine, pageQuery, personName } from '../fields.ts';
import { FEEDBACK_MAX_CHARS, SEARCH_MAX_CHARS } from '../limits.ts';
import { z } from '../zod.ts';
import { FEEDBACK_STATES } from './feedback-states.ts';

/** What the sender gets back (PRODUCT.md, Feedback). */
const sentFeedback = z.object({
  id: z.int(),
  name: z.string(),
  /** Plain text, with its line breaks. */
  text: z.string(),
  createdAt: z.string(),
});
export type SentFeedback = z.output<typeof sentFeedback>;

/** The same for admins. */
const feedback = z.extend(sentFeedback, {
  state: z.enum(FEEDBACK_STATES),
  /** Of the account that sent it; null if nobody was logged in, or the account was deleted. */
  email: z.nullable(z.string()),
  /** Where the sender wants an answer; null if they left it open. */
  replyTo: z.nullable(z.string()),
});
export type Feedback = z.output<typeof feedback>;

export const sendFeedback = defineEndpoint({
  method: 'POST',
  path: '/api/feedback',
  summary: 'Gửi góp ý cho đội ngũ của trang',
  access: 'anyone',
  limits: ['feedbackPerUser'],
  body: z.object({
    name: personName,
    text: plainText(FEEDBACK_MAX_CHARS).check(z.minLength(1)),
    /** Shown to admins only; blank if no answer is expected. */
    replyTo: z.optional(z.union([emailText, z.literal('')])),
    /**
     * A honeypot: people do not see this field and password managers do not know its name, so only a bot fills it in.
     */
    subject: z.optional(z.string()),
  }),
  fieldNames,
  output: sentFeedback,
});

export const listFeedback = defineEndpoint({
  method: 'GET',
  path: '/api/feedback',
  summary: 'Góp ý của mọi người, mới nhất trước',
  access: { roles: ['ADMIN'] },
  query: z.extend(pageQuery, {
    search: z.optional(optionalLine(SEARCH_MAX_CHARS)),
    state: z.optional(z.enum(FEEDBACK_STATES)),
  }),
  fieldNames,
  output: z.array(feedback),
});

export const setFeedbackState = defineEndpoint({
  method: 'PUT',
  path: '/api/feedback/{id}',
  summary: 'Đánh dấu một góp ý là mới, đã đọc hoặc đã xử lý',
  access: { roles: ['ADMIN'] },
  params: z.object({ id: idText }),
  body: z.object({ state: z.enum(FEEDBACK_STATES) }),
  fieldNames,
  output: feedback,
});
