import { useState } from 'react';
import type { Sentence } from '#contract/courses/course.ts';
import type { useSpeaker } from '#app/ui/japanese/use-speaker.ts';

type Speaker = ReturnType<typeof useSpeaker>;
type SpokenSentence = Pick<Sentence, 'id' | 'jpSentence'>;

/** Playback of sentences; the loop setting applies to all of them. */
export function useListening(speaker: Speaker, sentence: SpokenSentence | null) {
  const [loop, setLoop] = useState(false);
  const [lastId, setLastId] = useState<number | null>(null);

  const playSentence = ({ id, jpSentence }: SpokenSentence, { repeated = loop, quiet = false } = {}) => {
    setLastId(id);
    const speech = { text: jpSentence, source: { sentenceId: id } };
    void speaker.play(speech, { loop: repeated, quiet });
  };
  return {
    state: speaker.state,
    loop,
    played: sentence !== null && lastId === sentence.id,
    playSentence,
    play: () => sentence && playSentence(sentence),
    /** A new speed applies to the current playback at once. */
    restart: () => {
      if (sentence && speaker.state !== 'silent') playSentence(sentence);
    },
    stop: speaker.stop,
    switchLoop: () => {
      setLoop(!loop);
      // Applies to the current playback at once.
      if (sentence && speaker.state !== 'silent') playSentence(sentence, { repeated: !loop });
    },
  };
}

export type Listening = ReturnType<typeof useListening>;
