import { chatFieldNames as fieldNames } from '#contract/texts/chat.ts';
import { plainText } from '../comments/plain-text.ts';
import { SENTENCE_MAX_CHARS } from '../content-limits.ts';
import { defineEndpoint, inBody } from '../endpoint.ts';
import { done, idNumber, lineOfText } from '../fields.ts';
import {
  ANNOTATED_CHARS_MAX,
  ANNOTATED_TEXTS_MAX,
  CHAT_MESSAGE_MAX_CHARS,
  CONVERSATION_TITLE_MAX_CHARS,
} from '../limits.ts';
import { breakdown } from '../practice/breakdown.ts';
import { z } from '../zod.ts';
import { ASSISTANT_KINDS, conversation, wholeConversation } from './message.ts';

const message = plainText(CHAT_MESSAGE_MAX_CHARS).check(z.minLength(1));

/** Random, made by the client that begins the conversation. Without a login, knowing this id gives access to it. */
const conversationId = z.uuidv4().check(z.toLowerCase());
const ofConversation = z.object({ conversationId });
const limits = ['chatPerUser', 'chatPerAddress', 'chatPerUserAndDay'] as const;
const readingLimits = ['conversationPerUser'] as const;

export const askAssistant = defineEndpoint({
  method: 'POST',
  path: '/api/chat',
  summary: 'Hỏi trợ lý, nhận cả câu trả lời một lần',
  access: 'anyone',
  limits,
  body: z.object({
    message,
    /** With it, earlier messages count as context, and question and answer are stored. */
    conversationId: z.optional(conversationId),
    /** The lesson that is open next to the chat. */
    lessonId: z.optional(idNumber),
  }),
  fieldNames,
  output: z.object({ reply: z.string() }),
});

export const streamAssistant = defineEndpoint({
  method: 'GET',
  path: '/api/chat-ai',
  summary: 'Hỏi trợ lý, câu trả lời đến dần từng đoạn',
  access: 'anyone',
  limits,
  ownPagesOnly: true,
  query: z.object({
    message,
    conversationId: z.optional(conversationId),
    lessonId: z.optional(idNumber),
    /** Asks for another answer to the last message, which replaces the one before. */
    again: z.optional(z.literal('true')),
  }),
  fieldNames,
  answers: 'stream',
  contentType: 'text/plain; charset=utf-8',
});

/** What our pages use: the question and the id of the conversation stand in no address. */
export const streamAssistantInBody = inBody(streamAssistant);

export const getAssistant = defineEndpoint({
  method: 'GET',
  path: '/api/chat/assistant',
  summary: 'Ai đang trả lời: trợ lý có sẵn hay một mô hình ngôn ngữ',
  access: 'anyone',
  output: z.object({ kind: z.enum(ASSISTANT_KINDS) }),
});

/** Refused like a single text that is too long: the message names the field and the limit. */
const togetherAtMost = (maximum: number) =>
  z.check<string[]>(({ value, issues }) => {
    const chars = value.reduce((sum, { length }) => sum + length, 0);
    if (chars > maximum)
      issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: value });
  });

export const annotateTexts = defineEndpoint({
  method: 'POST',
  path: '/api/chat/annotations',
  summary: 'Những đoạn tiếng Nhật theo từng từ: cách đọc và mục từ điển',
  access: 'anyone',
  limits: ['annotationPerUser'],
  body: z.object({
    texts: z
      .array(lineOfText(SENTENCE_MAX_CHARS))
      .check(z.minLength(1), z.maxLength(ANNOTATED_TEXTS_MAX), togetherAtMost(ANNOTATED_CHARS_MAX)),
  }),
  fieldNames,
  /** In the order of the request. */
  output: z.array(breakdown),
});

export const listConversations = defineEndpoint({
  method: 'GET',
  path: '/api/me/conversations',
  summary: 'Các cuộc trò chuyện của tôi, mới nhất trước',
  access: 'loggedIn',
  limits: readingLimits,
  output: z.array(conversation),
});

export const readConversation = defineEndpoint({
  method: 'GET',
  path: '/api/conversations/{conversationId}',
  summary: 'Một cuộc trò chuyện: của tôi, hoặc chưa của ai',
  access: 'anyone',
  limits: readingLimits,
  params: ofConversation,
  fieldNames,
  output: wholeConversation,
});

export const renameConversation = defineEndpoint({
  method: 'PUT',
  path: '/api/me/conversations/{conversationId}',
  summary: 'Đổi tên một cuộc trò chuyện của tôi',
  access: 'loggedIn',
  limits: readingLimits,
  params: ofConversation,
  body: z.object({ title: lineOfText(CONVERSATION_TITLE_MAX_CHARS) }),
  fieldNames,
  output: conversation,
});

export const deleteConversation = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/conversations/{conversationId}',
  summary: 'Xóa một cuộc trò chuyện của tôi',
  access: 'loggedIn',
  limits: readingLimits,
  params: ofConversation,
  fieldNames,
  output: done,
});
