import { practiceFieldNames as fieldNames } from '#contract/texts/practice.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idNumber, idText, ignored } from '../fields.ts';
import { ANSWER_MAX_CHARS } from '../limits.ts';
import { z } from '../zod.ts';
import { breakdown } from './breakdown.ts';
import { judgedAnswer } from './judged-answer.ts';
import { DEFAULT_PRACTICE_MODE, PRACTICE_MODES } from './modes.ts';
import { typedAnswer } from './typed-answer.ts';

const mode = z._default(z.enum(PRACTICE_MODES), DEFAULT_PRACTICE_MODE);

export const checkAnswer = defineEndpoint({
  method: 'POST',
  path: '/api/sentences/check-answer',
  summary: 'Chấm một câu trả lời; khi luyện nghe thì thêm mode=listening',
  access: 'anyone',
  limits: ['checkAnswerPerUser'],
  browserId: true,
  once: ['mode', 'sentenceId', 'userAnswer'],
  query: z.object({ mode }),
  body: z.object({
    sentenceId: idNumber,
    userAnswer: typedAnswer(ANSWER_MAX_CHARS),
    /** The answer box turned romaji to these kana. */
    typedAs: z.optional(z.literal('romaji')),
    /** When it was typed, for answers that waited for the network. Without it: now. */
    answeredAt: z.optional(z.iso.datetime({ offset: true })),
    userId: ignored,
  }),
  fieldNames,
  output: judgedAnswer,
});

export const revealAnswer = defineEndpoint({
  method: 'POST',
  path: '/api/sentences/{sentenceId}/reveal',
  summary:
    'Xem đáp án của một câu: tính là lần thử thứ ba, kể cả khi xem trước rồi mới đăng nhập trên cùng trình duyệt',
  access: 'anyone',
  limits: ['checkAnswerPerUser'],
  browserId: true,
  params: z.object({ sentenceId: idText }),
  body: z.object({ mode }),
  fieldNames,
  output: z.object({ correctAnswer: z.string(), viSentence: z.string() }),
});

export const getBreakdown = defineEndpoint({
  method: 'GET',
  path: '/api/sentences/{sentenceId}/breakdown',
  summary: 'Đáp án mẫu theo từng từ: cách đọc, vai trò trong câu và mục từ điển',
  access: 'anyone',
  kept: 'shared',
  limits: ['breakdownPerUser'],
  params: z.object({ sentenceId: idText }),
  fieldNames,
  output: breakdown,
});
