/** When the chat covers the page, it has its own history entry: same URL, with this mark in its state. */
const MARK = 'chat';

const stateNow = (): object => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

export const isChatEntry = (): boolean => MARK in stateNow();

// Keeps the router's state, so that the router sees no navigation.
export const addChatEntry = (): void => window.history.pushState({ ...stateNow(), [MARK]: true }, '');
