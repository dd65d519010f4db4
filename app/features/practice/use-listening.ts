import { useState } from 'react';
import type { Sentence } from '#contract/courses/course.ts';
import type { useSpeaker } from '#app/ui/japanese/use-speaker.ts';

type Speaker = ReturnType<typeof useSpeaker>;
type Heard = Pick<Sentence, 'id' | 'jpSentence'>;

/** How the learner listens: what is chosen holds for all sentences. */
export function useListening(speaker: Speaker, sentence: Heard | null) {
  const [loop, setLoop] = useState(false);
  const [last, setLast] = useState<{ readonly id: number; readonly slow: boolean } | null>(null);

  const hear = ({ id, jpSentence }: Heard, { slow = false, repeated = loop, quiet = false } = {}) => {
    setLast({ id, slow });
    const spoken = { text: jpSentence, source: { sentenceId: id } };
    void speaker.play(spoken, { slow, loop: repeated, quiet });
  };
  return {
    state: speaker.state,
    loop,
    heard: sentence !== null && last?.id === sentence.id,
    hear,
    play: (slow: boolean) => sentence && hear(sentence, { slow }),
    stop: speaker.stop,
    switchLoop: () => {
      setLoop(!loop);
      // What is being heard follows at once, at its speed.
      if (sentence && speaker.state !== 'silent') hear(sentence, { slow: last?.slow, repeated: !loop });
    },
  };
}

export type Listening = ReturnType<typeof useListening>;
