import { useCallback, useEffect, useReducer, useRef } from 'react';
import { TALK_TURNS_MAX } from '#contract/limits.ts';
import { sayInTalk, type TalkReply } from '#contract/talk/endpoints.ts';
import { talkTexts } from '#contract/texts/talk.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { newTalk, type SpokenLine, talkReducer, unanswered } from './talk-state.ts';

/** A talk in a scene: begun at once, gone on with line by line; whoever leaves no longer waits for an answer. */
export function useTalk(sceneId: string, onAnswered: (reply: TalkReply) => void) {
  const api = useApi();
  const [state, dispatch] = useReducer(talkReducer, newTalk);
  const waiting = useRef<AbortController | null>(null);
  const heard = useRef(onAnswered);
  useEffect(() => {
    heard.current = onAnswered;
  });

  const exchange = useCallback(
    async (before: readonly SpokenLine[], step: number, message?: string) => {
      const turn = new AbortController();
      waiting.current = turn;
      try {
        const body = { sceneId, step, message, turns: turnsOf(before) };
        const reply = await api.call(sayInTalk, { body }, turn.signal);
        if (turn.signal.aborted) return;
        dispatch({ type: 'answered', reply });
        heard.current(reply);
      } catch (error) {
        if (!turn.signal.aborted)
          dispatch({ type: 'failed', message: failureMessage(error, talkTexts.failed) });
      }
    },
    [api, sceneId],
  );
  useEffect(() => {
    void exchange([], 0);
    return () => waiting.current?.abort();
  }, [exchange]);

  const step = state.reply?.step ?? 0;
  return {
    state,
    say: (text: string) => {
      dispatch({ type: 'said', text });
      void exchange(state.lines, step, text);
    },
    retry: () => {
      dispatch({ type: 'retried' });
      const text = unanswered(state);
      void (text === null ? exchange([], 0) : exchange(state.lines.slice(0, -1), step, text));
    },
    takeBack: () => dispatch({ type: 'takenBack' }),
  };
}

/** As the server takes them: plain, and no more than it remembers. */
const turnsOf = (lines: readonly SpokenLine[]) =>
  lines
    .map((line) => ({
      speaker: line.speaker,
      text: line.speaker === 'partner' ? withoutRuby(line.japanese) : line.text,
    }))
    .slice(-TALK_TURNS_MAX);
