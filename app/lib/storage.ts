/**
 * The browser's local storage where it may be used. Some browsers throw at the mere mention of it (blocked cookies,
 * private windows), some have none: the product then remembers until the page is closed.
 */
const memory = new Map<string, string>();

export const storage = {
  get: (key: string): string | null =>
    withStorage(
      (local) => local.getItem(key),
      () => memory.get(key) ?? null,
    ),
  set: (key: string, value: string): void =>
    withStorage(
      (local) => local.setItem(key, value),
      () => void memory.set(key, value),
    ),
  remove: (key: string): void =>
    withStorage(
      (local) => local.removeItem(key),
      () => void memory.delete(key),
    ),
};

function withStorage<T>(action: (local: Storage) => T, otherwise: () => T): T {
  try {
    const local: Storage | null = localStorage;
    return local ? action(local) : otherwise();
  } catch (error) {
    if (error instanceof DOMException) return otherwise();
    throw error;
  }
}
