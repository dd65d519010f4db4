import { useState } from 'react';
import type { Sentence } from '#contract/courses/course.ts';
import type { useSpeaker } from '#app/ui/japanese/use-speaker.ts';

type Speaker = ReturnType<typeof useSpeaker>;
type SpokenSentence = Pick<Sentence, 'id' | 'jpSentence'>;

/** Playback of sentences; the loop setting applies to all of them. */
export function useListening(speaker: Speaker, sentence: SpokenSentence | null) {
  const [loop, setLoop] = useState(false);
  const [last, setLast] = useState<{ readonly id: number; readonly slow: boolean } | null>(null);

  const playSentence = (
    { id, jpSentence }: SpokenSentence,
    { slow = false, repeated = loop, quiet = false } = {},
  ) => {
    setLast({ id, slow });
    const speech = { text: jpSentence, source: { sentenceId: id } };
    void speaker.play(speech, { slow, loop: repeated, quiet });
  };
  return {
    state: speaker.state,
    loop,
    played: sentence !== null && last?.id === sentence.id,
    playSentence,
    play: (slow: boolean) => sentence && playSentence(sentence, { slow }),
    stop: speaker.stop,
    switchLoop: () => {
      setLoop(!loop);
      // Applies to the current playback at once, at the same speed.
      if (sentence && speaker.state !== 'silent')
        playSentence(sentence, { slow: last?.slow, repeated: !loop });
    },
  };
}

export type Listening = ReturnType<typeof useListening>;
