/**
 * The browser's local storage where it may be used. Some browsers throw at the mere mention of it (blocked cookies,
 * private windows), some have none, some are full: the product then remembers until the page is closed.
 */
const memory = new Map<string, string>();

export const storage = {
  get: (key: string): string | null =>
    // First: a storage that is full still holds what was there before.
    memory.get(key) ??
    withStorage(
      (local) => local.getItem(key),
      () => null,
    ),
  set(key: string, value: string): void {
    memory.delete(key);
    withStorage(
      (local) => local.setItem(key, value),
      () => void memory.set(key, value),
    );
  },
  remove(key: string): void {
    memory.delete(key);
    withStorage(
      (local) => local.removeItem(key),
      () => {},
    );
  },
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
