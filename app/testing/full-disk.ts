import * as fakeDatabase from 'fake-indexeddb';
import { vi } from 'vitest';

/** A device without room: whatever writes to its databases is undone. Erasing works. */
export function fillDisk(): { readonly makeRoom: () => void } {
  const { prototype } = fakeDatabase.IDBObjectStore;
  const spies = (['add', 'put'] as const).map((name) => {
    const write = prototype[name];
    return vi.spyOn(prototype, name).mockImplementation(function full(
      this: IDBObjectStore,
      ...args: Parameters<IDBObjectStore['put']>
    ) {
      const request = write.apply(this as never, args as never);
      const { transaction } = this;
      // As browsers do: the write is taken, and a moment later its whole transaction is undone.
      request.addEventListener('success', () => transaction.abort());
      return request;
    } as never);
  });
  return { makeRoom: () => spies.forEach((spy) => spy.mockRestore()) };
}
