import { useCallback, useEffect, useRef, useState } from 'react';
import { speakInTurn } from '#app/lib/voice/speak-in-turn.ts';
import { explainIfSilent } from '#app/ui/japanese/listen.ts';
import type { NotebookWord } from './word-rows.ts';

export interface Listening {
  /** The word that is being read. */
  readonly itemId: number;
  /** Its number, from 1. */
  readonly at: number;
  readonly all: number;
}

/** Reads words aloud, one after the other; stops when the learner leaves. */
export function useListenToAll() {
  const [now, setNow] = useState<Listening | null>(null);
  const playing = useRef<AbortController | null>(null);

  const stop = useCallback(() => {
    playing.current?.abort();
    playing.current = null;
    setNow(null);
  }, []);
  useEffect(() => () => playing.current?.abort(), []);

  const start = async (words: readonly NotebookWord[]): Promise<void> => {
    stop();
    const turn = new AbortController();
    playing.current = turn;
    const spoken = words.map(({ item }) => ({ text: item.hiragana, source: { itemId: item.id } }));
    const outcome = await speakInTurn(spoken, {
      signal: turn.signal,
      onTurn: (index) => {
        const word = words[index];
        if (word) setNow({ itemId: word.item.id, at: index + 1, all: words.length });
      },
    });
    if (playing.current !== turn) return;
    playing.current = null;
    setNow(null);
    explainIfSilent(outcome);
  };
  return { now, start, stop };
}
