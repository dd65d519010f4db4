/**
 * Local storage with a fallback in memory. Some browsers throw on any access (blocked cookies, private windows), some
 * have no storage, some have a full one: values are then kept until the page is closed.
 */
const memory = new Map<string, string>();

export const storage = {
  get: (key: string): string | null =>
    // Memory first: a full storage still holds the old value.
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
  keys: (): string[] =>
    withStorage(
      (local) => [...new Set([...memory.keys(), ...Object.keys(local)])],
      () => [...memory.keys()],
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
