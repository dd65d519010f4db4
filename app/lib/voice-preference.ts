import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';

/** `auto`: the browser's own voice where it has a Japanese one; `server`: ours. */
export type VoicePreference = 'auto' | 'server';

const KEY = 'voice';
const listeners = new Set<() => void>();

export const voicePreference = (): VoicePreference => (storage.get(KEY) === 'server' ? 'server' : 'auto');

export function chooseVoice(preference: VoicePreference): void {
  storage.set(KEY, preference);
  listeners.forEach((notify) => notify());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab chose.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useVoicePreference = (): VoicePreference =>
  useSyncExternalStore(subscribe, voicePreference, () => 'auto');
