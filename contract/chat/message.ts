import { z } from '../zod.ts';

export const MESSAGE_AUTHORS = ['learner', 'assistant'] as const;

/** How a message came to its end: whole, stopped by its reader, or cut off on the way. */
export const MESSAGE_STATES = ['whole', 'stopped', 'cut'] as const;

/** Who answers: the tutor that is built in, or a language model that the operator has connected. */
export const ASSISTANT_KINDS = ['tutor', 'model'] as const;
export type AssistantKind = (typeof ASSISTANT_KINDS)[number];

export const chatMessage = z.object({
  id: z.int(),
  author: z.enum(MESSAGE_AUTHORS),
  /** Plain text, or of the assistant the light markup of core/chat. Never HTML. */
  text: z.string(),
  state: z.enum(MESSAGE_STATES),
  /** Of the assistant's own; null for a learner's. */
  source: z.nullable(z.enum(ASSISTANT_KINDS)),
  /** It ends with a question of the tutor's, which waits for the learner's answer. */
  asks: z.boolean(),
  createdAt: z.string(),
});
export type ChatMessage = z.output<typeof chatMessage>;

export const conversation = z.object({
  id: z.string(),
  title: z.string(),
  updatedAt: z.string(),
});
export type Conversation = z.output<typeof conversation>;

export const wholeConversation = z.extend(conversation, { messages: z.array(chatMessage) });
export type WholeConversation = z.output<typeof wholeConversation>;
