import { z } from '../zod.ts';

export const MESSAGE_AUTHORS = ['learner', 'assistant'] as const;

/** How a message ended: complete, stopped by the reader, or interrupted. */
export const MESSAGE_STATES = ['whole', 'stopped', 'cut'] as const;

/** Who answers: the built-in tutor, or a language model that the operator has connected. */
export const ASSISTANT_KINDS = ['tutor', 'model'] as const;
export type AssistantKind = (typeof ASSISTANT_KINDS)[number];

export const chatMessage = z.object({
  id: z.int(),
  author: z.enum(MESSAGE_AUTHORS),
  /** Plain text, or the light markup of core/chat if the assistant wrote it. Never HTML. */
  text: z.string(),
  state: z.enum(MESSAGE_STATES),
  /** Set on the assistant's messages; null on a learner's. */
  source: z.nullable(z.enum(ASSISTANT_KINDS)),
  /** It ends with a question of the tutor, which waits for the learner's answer. */
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
