import { shortItem } from '../dictionary/item.ts';
import { WORD_CLASSES } from '../dictionary/word-classes.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  CARDS_READ_AT_ONCE,
  LEARNING_SUBJECT_MAX_CHARS,
  SPELLING_MAX_CHARS,
  SPELLINGS_AT_ONCE,
} from '../learning-limits.ts';
import { ITEM_LEVELS } from '../levels.ts';
import { z } from '../zod.ts';
import { cardContent } from './card-content.ts';

export const readCards = defineEndpoint({
  method: 'POST',
  path: '/api/cards/contents',
  summary: 'Nội dung của các thẻ ôn tập; thẻ không còn nội dung thì không có trong câu trả lời',
  access: 'anyone',
  limits: ['cardsPerAddress'],
  body: z.object({
    subjects: z
      .array(z.string().check(z.maxLength(LEARNING_SUBJECT_MAX_CHARS)))
      .check(z.minLength(1), z.maxLength(CARDS_READ_AT_ONCE)),
  }),
  output: z.object({ cards: z.array(z.object({ subject: z.string(), content: cardContent })) }),
});

export const lookUpWords = defineEndpoint({
  method: 'POST',
  path: '/api/cards/lookup',
  summary: 'Các từ của từ điển theo nhiều cách viết cùng lúc; cách viết bằng kana thì tìm cả theo cách đọc',
  access: 'anyone',
  limits: ['lookUpPerAddress'],
  body: z.object({
    spellings: z
      .array(z.string().check(z.minLength(1), z.maxLength(SPELLING_MAX_CHARS)))
      .check(z.minLength(1), z.maxLength(SPELLINGS_AT_ONCE)),
  }),
  /** Only spellings of which there is a word. */
  output: z.object({
    words: z.array(
      z.object({
        spelling: z.string(),
        items: z.array(z.pick(shortItem, { id: true, kanji: true, hiragana: true, mean: true })),
      }),
    ),
  }),
});

export const listWordsOfLevel = defineEndpoint({
  method: 'GET',
  path: '/api/cards/words',
  summary: 'Các từ của một cấp độ hoặc một từ loại, để thêm vào ôn tập',
  access: 'anyone',
  kept: 'shared',
  limits: ['itemListPerAddress'],
  query: z.object({
    level: z.optional(z.enum(ITEM_LEVELS)),
    wordClass: z.optional(z.enum(WORD_CLASSES)),
  }),
  output: z.object({ words: z.array(shortItem) }),
});
