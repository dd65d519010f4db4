/** Where the chat lies over the page, it is a step of the history of its own: marked, at the same address. */
const MARK = 'chat';

const stateNow = (): object => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

export const isChatEntry = (): boolean => MARK in stateNow();

// With what the router keeps there: for it nothing has happened.
export const addChatEntry = (): void => window.history.pushState({ ...stateNow(), [MARK]: true }, '');
