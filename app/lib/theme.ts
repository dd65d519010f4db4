import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';

export type Theme = 'light' | 'dark';

/**
 * Runs as an inline script at the head of the document, printed from this very source: it must not use anything from
 * outside its own body.
 */
export function applyStoredTheme(): void {
  try {
    const stored = localStorage.getItem('theme');
    if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored;
  } catch {
    // Storage is blocked: the system's theme it is.
  }
}

const listeners = new Set<() => void>();

export function chooseTheme(theme: Theme): void {
  storage.set('theme', theme);
  document.documentElement.dataset.theme = theme;
  listeners.forEach((notify) => notify());
}

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemIsDark().matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const system = systemIsDark();
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

/** The theme on screen: the learner's choice, else the system's. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'light');
