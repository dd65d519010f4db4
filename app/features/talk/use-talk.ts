import { useCallback, useEffect, useReducer, useRef } from 'react';
import { TALK_TURNS_MAX } from '#contract/limits.ts';
import { sayInTalk, type TalkReply } from '#contract/talk/endpoints.ts';
import { talkTexts } from '#contract/texts/talk.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { newTalk, type SpokenLine, talkReducer, unanswered } from './talk-state.ts';

/** A talk in a scene. It starts at once and continues line by line. Leaving aborts a pending request. */
export function useTalk(sceneId: string, onAnswered: (reply: TalkReply) => void) {
  const api = useApi();
  const [state, dispatch] = useReducer(talkReducer, newTalk);
  const pending = useRef<AbortController | null>(null);
  const latestOnAnswered = useRef(onAnswered);
  useEffect(() => {
    latestOnAnswered.current = onAnswered;
  });

  const exchange = useCallback(
    async (before: readonly SpokenLine[], step: number, message?: string) => {
      const request = new AbortController();
      pending.current = request;
      try {
        const body = { sceneId, step, message, turns: turnsOf(before) };
        const reply = await api.call(sayInTalk, { body }, request.signal);
        if (request.signal.aborted) return;
        dispatch({ type: 'answered', reply });
        latestOnAnswered.current(reply);
      } catch (error) {
        if (!request.signal.aborted)
          dispatch({ type: 'failed', message: failureMessage(error, talkTexts.failed) });
      }
    },
    [api, sceneId],
  );
  useEffect(() => {
    void exchange([], 0);
    return () => pending.current?.abort();
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

/** The lines as the server expects them: without readings, and only the last ones. */
const turnsOf = (lines: readonly SpokenLine[]) =>
  lines
    .map((line) => ({
      speaker: line.speaker,
      text: line.speaker === 'partner' ? withoutRuby(line.japanese) : line.text,
    }))
    .slice(-TALK_TURNS_MAX);
