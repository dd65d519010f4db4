import { talkFieldNames as fieldNames } from '#contract/texts/talk.ts';
import { ASSISTANT_KINDS } from '../chat/message.ts';
import { defineEndpoint } from '../endpoint.ts';
import { lineOfText } from '../fields.ts';
import { ITEM_LEVELS } from '../levels.ts';
import { TALK_LINE_MAX_CHARS, TALK_TURNS_MAX } from '../limits.ts';
import { z } from '../zod.ts';

export const TALK_SPEAKERS = ['partner', 'learner'] as const;

/** A situation to talk in: at the station, introducing oneself. */
export const talkScene = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  level: z.enum(ITEM_LEVELS),
});
export type TalkScene = z.output<typeof talkScene>;

const talkLine = z.object({
  /** In bracket notation where its readings are known: `何[なに]をしますか。` */
  japanese: z.string(),
  vietnamese: z.string(),
});
export type TalkLine = z.output<typeof talkLine>;

/** What the partner says next. */
const talkReply = z.extend(talkLine, {
  /** What could have been said better, in Vietnamese. */
  note: z.nullable(z.string()),
  /** What the learner might say now. */
  suggestions: z.array(talkLine),
  /** Sent back with the next line: where in the scene the two are. */
  step: z.int(),
  ended: z.boolean(),
  source: z.enum(ASSISTANT_KINDS),
});
export type TalkReply = z.output<typeof talkReply>;

const spokenLine = lineOfText(TALK_LINE_MAX_CHARS);

export const listTalkScenes = defineEndpoint({
  method: 'GET',
  path: '/api/talk/scenes',
  summary: 'Những tình huống để trò chuyện bằng tiếng Nhật',
  access: 'loggedIn',
  output: z.array(talkScene),
});

export const sayInTalk = defineEndpoint({
  method: 'POST',
  path: '/api/talk',
  summary: 'Nói một câu trong cuộc trò chuyện tiếng Nhật; không có câu nào thì bắt đầu',
  access: 'loggedIn',
  limits: ['chatPerUser', 'chatPerAddress', 'chatPerUserAndDay'],
  body: z.object({
    sceneId: lineOfText(60),
    step: z._default(z.int().check(z.minimum(0), z.maximum(TALK_TURNS_MAX)), 0),
    /** What the learner says now; without it the partner begins. */
    message: z.optional(spokenLine),
    /** What was said before. Nothing of it is kept. */
    turns: z._default(
      z
        .array(z.object({ speaker: z.enum(TALK_SPEAKERS), text: spokenLine }))
        .check(z.maxLength(TALK_TURNS_MAX)),
      [],
    ),
  }),
  fieldNames,
  output: talkReply,
});
