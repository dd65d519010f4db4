import { storage } from '../choices/storage.ts';

/**
 * What features keep in local storage of the person who uses the browser, besides settings: it leaves with the account. The
 * features name their keys themselves; a browser test compares what a logout leaves with what may stay
 * (`e2e/after-logout.spec.ts`).
 */
const OWN_KEYS = ['practised', 'viewedLessons', 'pinnedWords', 'conversation'] as const;

/** The beginning of the keys of an author's unsaved sentences. */
export const draftPrefix = (account: number | null): string => `sentence-draft ${account} `;

const draftsOf = (account: number): string[] =>
  storage.keys().filter((key) => key.startsWith(draftPrefix(account)));

/** Sentences that an author has typed and not saved. */
export const countDrafts = (account: number): number => draftsOf(account).length;

export const forgetOwnKeys = (account: number): void => {
  for (const key of [...OWN_KEYS, ...draftsOf(account)]) storage.remove(key);
};
