import { speechFieldNames as fieldNames } from '#contract/texts/speech.ts';
import { SENTENCE_MAX_CHARS } from '../content-limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idText, lineOfText } from '../fields.ts';
import { KANA_SPOKEN_MAX_CHARS } from '../learning-limits.ts';
import { SPEECH } from '../paths.ts';
import { SPEECH_SPEEDS } from '../server-limits.ts';
import { z } from '../zod.ts';

export const getSpeech = defineEndpoint({
  method: 'GET',
  path: SPEECH,
  summary:
    'Giọng đọc tiếng Nhật của một câu, một mục từ, một chữ kana, hoặc một đoạn chữ: 図書館[としょかん]で',
  access: 'anyone',
  limits: ['speechPerUser', 'speechTextPerUser'],
  ownPagesOnly: true,
  /** Exactly one of the first four is required. */
  query: z.object({
    sentenceId: z.optional(idText),
    itemId: z.optional(idText),
    /** A kana of the course, or an example beside the chart. */
    kana: z.optional(lineOfText(KANA_SPOKEN_MAX_CHARS)),
    text: z.optional(lineOfText(SENTENCE_MAX_CHARS)),
    speed: z._default(z.enum(SPEECH_SPEEDS), '1'),
  }),
  fieldNames,
  answers: 'bytes',
  contentType: 'audio/mpeg',
});
