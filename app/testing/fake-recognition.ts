import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface Handlers {
  onresult: (event: { readonly results: readonly unknown[] }) => void;
  onerror: (event: { readonly error: string }) => void;
  onend: () => void;
}

/** Fake speech recognition; the test provides the speech. */
export function stubRecognition() {
  let current: Handlers | null = null;
  const end = (recognition: Handlers) => {
    current = null;
    recognition.onend();
  };
  vi.stubGlobal(
    'SpeechRecognition',
    class {
      start() {
        current = this as unknown as Handlers;
      }
      stop() {
        end(this as unknown as Handlers);
      }
      abort() {
        end(this as unknown as Handlers);
      }
    },
  );
  const report = (transcript: string, isFinal: boolean) =>
    act(() => current?.onresult({ results: [Object.assign([{ transcript }], { isFinal })] }));
  return {
    isListening: () => current !== null,
    hear: (text: string) => report(text, false),
    hearFinal: (text: string) => report(text, true),
    fail: (error: string) =>
      act(() => {
        const failing = current;
        failing?.onerror({ error });
        if (failing) end(failing);
      }),
  };
}

/** As in Firefox. */
export function stubNoRecognition(): void {
  vi.stubGlobal('SpeechRecognition', undefined);
  vi.stubGlobal('webkitSpeechRecognition', undefined);
}
