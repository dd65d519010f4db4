import { MODEL_MEMORY_MESSAGES, TALK_LINE_MAX_CHARS } from '#contract/limits.ts';
import { talkPromptTexts as texts } from '#contract/texts/prompts.ts';
import { hasKanji } from '#core/japanese/kana.ts';
import { joinedRuby, parseRuby, withoutRuby } from '#core/japanese/ruby.ts';
import { tokenRuby } from '#core/japanese/tokens/token-ruby.ts';
import { type ModelTalkReply, parseTalkReply } from '#core/talk/parse-talk-reply.ts';
import type { Scene } from '#core/talk/scene.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import type { SentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import type { Ai, AiMessage } from '#server/gateways/ai/ai.ts';

interface ModelPartnerParts {
  readonly ai: Ai;
  readonly analysis: Pick<SentenceAnalysisService, 'tokensOf'>;
  readonly kanji: Pick<KanjiService, 'readingsOf'>;
}

/** A conversation up to now. */
export interface TalkSoFar {
  readonly scene: Scene;
  /** The step that the message answers. */
  readonly step: number;
  readonly message: string;
  readonly turns: readonly { readonly speaker: 'partner' | 'learner'; readonly text: string }[];
}

/** A language model in the role of the partner; it follows the questions of the script. */
export function createModelPartner({ ai, analysis, kanji }: ModelPartnerParts) {
  /** If the model leaves out readings of some kanji, all readings come from the tokenizer. */
  async function withReadings(japanese: string): Promise<string> {
    const isRead = parseRuby(japanese).every(({ text, reading }) => reading !== undefined || !hasKanji(text));
    if (isRead) return japanese;
    const [tokens = []] = await analysis.tokensOf([withoutRuby(japanese)]);
    return tokens.map((token) => joinedRuby(tokenRuby(token, kanji.readingsOf))).join('');
  }

  return {
    /** Null when the reply of the model is unusable; errors of the gateway are thrown. */
    async reply(talk: TalkSoFar, signal: AbortSignal): Promise<ModelTalkReply | null> {
      let answer = '';
      for await (const piece of ai.stream(messagesOf(talk), signal)) answer += piece;
      const reply = parseTalkReply(answer, TALK_LINE_MAX_CHARS);
      return reply && { ...reply, japanese: await withReadings(reply.japanese) };
    },
  };
}

function messagesOf({ scene, step, message, turns }: TalkSoFar): AiMessage[] {
  const next = scene.steps[step + 1];
  const task = next ? texts.askNext(next.asks.ja) : texts.close(scene.closing.ja);
  const role = texts.role({ ...scene, opening: withoutRuby(scene.opening.ja) });
  return [
    { role: 'system', content: `${role}\n${task}` },
    ...recentTurns(turns).map(({ speaker, text }): AiMessage => ({
      role: speaker === 'partner' ? 'assistant' : 'user',
      content: text,
    })),
    { role: 'user', content: message },
  ];
}

/**
 * Starts with a line of the learner, because many models expect the user to begin. The opening is part of their role.
 */
function recentTurns(turns: TalkSoFar['turns']): TalkSoFar['turns'] {
  const latest = turns.slice(-MODEL_MEMORY_MESSAGES);
  const first = latest.findIndex(({ speaker }) => speaker === 'learner');
  return first === -1 ? [] : latest.slice(first);
}
