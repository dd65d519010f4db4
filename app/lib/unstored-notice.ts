/** Tells the learner that this device has no room for what they do, once on a page. */
const listeners = new Set<() => void>();
let isTold = false;

export function tellUnstored(): void {
  if (isTold || listeners.size === 0) return;
  isTold = true;
  for (const tell of listeners) tell();
}

export function onUnstored(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
