import { talkFieldNames as fieldNames } from '#contract/texts/talk.ts';
import { ASSISTANT_KINDS } from '../chat/message.ts';
import { defineEndpoint } from '../endpoint.ts';
import { lineOfText } from '../fields.ts';
import { ITEM_LEVELS } from '../levels.ts';
import { TALK_LINE_MAX_CHARS, TALK_TURNS_MAX } from '../limits.ts';
import { z } from '../zod.ts';

export const TALK_SPEAKERS = ['partner', 'learner'] as const;

/** A situation for a talk: at the station, introducing oneself. */
export const talkScene = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  level: z.enum(ITEM_LEVELS),
});
export type TalkScene = z.output<typeof talkScene>;

const talkLine = z.object({
  /** In bracket notation if its readings are known: `何[なに]をしますか。` */
  japanese: z.string(),
  vietnamese: z.string(),
});
export type TalkLine = z.output<typeof talkLine>;

/** The partner's next line. */
const talkReply = z.extend(talkLine, {
  /** What the learner could have said better, in Vietnamese. */
  note: z.nullable(z.string()),
  /** Possible answers. */
  suggestions: z.array(talkLine),
  /** The position in the scene; sent back with the next line. */
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
    /** The learner's line; without it, the partner begins. */
    message: z.optional(spokenLine),
    /** The lines before. Nothing of this is stored. */
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
