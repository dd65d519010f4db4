/** Tells the learner that data of an account has stayed on this device after it left, from code that shows nothing itself. */
const listeners = new Set<() => void>();

export function tellUnerased(): void {
  for (const tell of listeners) tell();
}

export function onUnerased(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
