import { useState, useSyncExternalStore } from 'react';
import { TALK_LINE_MAX_CHARS } from '#contract/limits.ts';
import { speechTexts } from '#contract/texts/speech.ts';
import { canListen } from '#app/lib/voice/dictation.ts';
import { useDictation } from '#app/lib/voice/use-dictation.ts';
import { prepareVoice, stopSpeaking } from '#app/lib/voice/voice.ts';

const nothingToWatch = () => () => {};

/** The answer of the learner: spoken or typed, and editable until it is sent. */
export function useAnswer(onSay: (text: string) => void) {
  const [draft, setDraft] = useState('');
  const [spoken, setSpoken] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const mayListen = useSyncExternalStore(nothingToWatch, canListen, () => true);

  const write = (text: string, isSpoken: boolean) => {
    setDraft(text.slice(0, TALK_LINE_MAX_CHARS));
    setSpoken(isSpoken);
    setNotice(null);
  };
  const writeSpoken = (text: string) => write(text, true);
  const dictation = useDictation({
    onHeard: writeSpoken,
    onFinished: writeSpoken,
    onFailed: () => setNotice(speechTexts.notRecognised),
    onUnsupported: () => setNotice(speechTexts.notRecognised),
  });

  const listen = () => {
    // The microphone would record the partner.
    stopSpeaking();
    setNotice(null);
    dictation.toggle();
  };
  return {
    draft,
    notice,
    mayListen,
    listening: dictation.listening,
    /** The draft came from the microphone. */
    spoken: spoken && draft !== '' && !dictation.listening,
    listen,
    listenAgain: () => {
      write('', false);
      listen();
    },
    /** For typed or chosen text. Typing stops dictation. */
    type: (text: string) => {
      if (dictation.listening) dictation.abandon();
      write(text, false);
    },
    send: () => {
      const text = draft.replaceAll(/\s+/gu, ' ').trim();
      if (text === '') return;
      if (dictation.listening) dictation.abandon();
      // Unlock sound during the gesture: the partner will speak later.
      prepareVoice();
      write('', false);
      onSay(text);
    },
  };
}

export type Answer = ReturnType<typeof useAnswer>;
