import { useSyncExternalStore } from 'react';
import { themeChoice } from './document-choices.ts';

type Theme = 'light' | 'dark';

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function currentTheme(): Theme {
  const chosen = themeChoice.now();
  if (chosen !== 'system') return chosen;
  return systemIsDark().matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const forget = themeChoice.subscribe(listener);
  const system = systemIsDark();
  system.addEventListener('change', listener);
  return () => {
    forget();
    system.removeEventListener('change', listener);
  };
}

/** The theme on screen: the learner's choice, else the system's. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'light');
