import { practiceFieldNames as fieldNames } from '#contract/texts/practice.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idText, optionalLine, pageQuery } from '../fields.ts';
import { ANSWER_MAX_CHARS, REASON_MAX_CHARS } from '../limits.ts';
import { REVIEWED_ROLES } from '../roles.ts';
import { z } from '../zod.ts';
import { SUGGESTION_STATES } from './suggestion-states.ts';
import { typedAnswer } from './typed-answer.ts';

const sentSuggestion = z.object({
  id: z.int(),
  state: z.enum(SUGGESTION_STATES),
  /** How many learners have suggested it. */
  count: z.int(),
  /** Why it was rejected; otherwise empty. */
  reason: z.string(),
});
export type SentSuggestion = z.output<typeof sentSuggestion>;

const suggestion = z.extend(sentSuggestion, {
  answer: z.string(),
  /** The author has accepted it; it counts once a reviewer approves the version that contains it. */
  inReview: z.boolean(),
  createdAt: z.string(),
  sentence: z.object({ id: z.int(), viSentence: z.string(), jpSentence: z.string() }),
});
export type Suggestion = z.output<typeof suggestion>;

export const suggestAnswer = defineEndpoint({
  method: 'POST',
  path: '/api/sentences/{sentenceId}/suggestions',
  summary: '“Đáp án của tôi cũng đúng”: đề xuất một đáp án cho câu',
  access: 'loggedIn',
  limits: ['suggestAnswerPerUser'],
  params: z.object({ sentenceId: idText }),
  body: z.object({ answer: typedAnswer(ANSWER_MAX_CHARS) }),
  fieldNames,
  output: sentSuggestion,
});

export const listSuggestions = defineEndpoint({
  method: 'GET',
  path: '/api/suggestions',
  summary: 'Các đáp án được đề xuất, nhiều người đề xuất nhất trước; cộng tác viên chỉ thấy ở câu của mình',
  access: { roles: REVIEWED_ROLES },
  query: z.extend(pageQuery, {
    state: z._default(z.enum(SUGGESTION_STATES), 'waiting'),
    lessonId: z.optional(idText),
  }),
  fieldNames,
  output: z.array(suggestion),
});

export const decideSuggestion = defineEndpoint({
  method: 'PUT',
  path: '/api/suggestions/{id}',
  summary:
    'Chấp nhận hoặc từ chối một đáp án được đề xuất; từ chối thì cần lý do. Đáp án do chính người soạn chấp nhận phải chờ duyệt',
  access: { roles: REVIEWED_ROLES },
  params: z.object({ id: idText }),
  body: z.object({
    state: z.enum(['accepted', 'rejected']),
    reason: z._default(optionalLine(REASON_MAX_CHARS), ''),
  }),
  fieldNames,
  output: suggestion,
});
