import { useEffect, useRef, useState } from 'react';
import type { Sentence } from '#contract/courses/course.ts';
import { shadowingTimesChoice } from '#app/lib/choices/practice-choices.ts';
import { shadow, type ShadowTurn } from '#app/lib/voice/shadow.ts';
import { explainIfSilent } from '#app/ui/japanese/listen.ts';

/** Where the learner is, and who speaks; `null` while it is stopped. */
export function useShadowing(sentences: readonly Pick<Sentence, 'id' | 'jpSentence'>[]) {
  const [index, setIndex] = useState(0);
  const [turn, setTurn] = useState<ShadowTurn | null>(null);
  const [ended, setEnded] = useState<'stopped' | 'finished' | null>(null);
  const playing = useRef<AbortController | null>(null);
  useEffect(() => () => playing.current?.abort(), []);

  const start = async (from: number): Promise<void> => {
    playing.current?.abort();
    const own = new AbortController();
    playing.current = own;
    const isLatest = () => playing.current === own && !own.signal.aborted;
    setEnded(null);
    setIndex(from);
    const outcome = await shadow(
      sentences.map(({ id, jpSentence }) => ({ text: jpSentence, source: { sentenceId: id } })),
      {
        from,
        times: () => Number(shadowingTimesChoice.now()),
        signal: own.signal,
        onTurn: (next) => {
          if (!isLatest()) return;
          setIndex(next.index);
          setTurn(next);
        },
      },
    );
    if (!isLatest()) return;
    setTurn(null);
    explainIfSilent(outcome);
    setEnded(outcome === 'spoken' ? 'finished' : 'stopped');
    if (outcome === 'spoken') setIndex(0);
  };
  const stop = () => {
    playing.current?.abort();
    setTurn(null);
    setEnded('stopped');
  };
  return {
    index,
    turn,
    ended,
    start: () => void start(index),
    stop,
    /** While it runs, it goes on from there. */
    goTo: (to: number) => {
      if (turn) void start(to);
      else {
        setIndex(to);
        setEnded(null);
      }
    },
  };
}
