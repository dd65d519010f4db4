import { useEffect, useRef, useState } from 'react';
import { type Dictation, startDictation } from './dictation.ts';

interface Listeners {
  readonly onHeard: (text: string) => void;
  readonly onFinished: (text: string) => void;
  readonly onFailed: () => void;
  readonly onUnsupported: () => void;
}

/** The microphone beside an input: toggles the dictation, and ends it on unmount. */
export function useDictation({ onHeard, onFinished, onFailed, onUnsupported }: Listeners) {
  const running = useRef<Dictation | null>(null);
  const [listening, setListening] = useState(false);

  const end = () => {
    running.current = null;
    setListening(false);
  };
  const abandon = () => {
    running.current?.abandon();
    end();
  };
  useEffect(() => () => running.current?.abandon(), []);

  const toggle = () => {
    if (running.current) return running.current.stop();
    const dictation = startDictation({
      onHeard,
      onFailed,
      onFinished: (text) => {
        abandon();
        onFinished(text);
      },
      onEnd: end,
    });
    if (!dictation) return onUnsupported();
    running.current = dictation;
    setListening(true);
  };
  return { listening, toggle, abandon };
}
