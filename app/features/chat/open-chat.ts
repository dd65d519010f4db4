type Listener = (opener: HTMLElement) => void;

const listeners = new Set<Listener>();

/** Opens the chat of the page; the opener gets the focus back when it closes. */
export const openChatFrom = (opener: HTMLElement): void => listeners.forEach((open) => open(opener));

export function onOpenChat(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
