import * as fakeDatabase from 'fake-indexeddb';
import { vi } from 'vitest';

/** When a browser notices that there is no room: Safari as it writes, Chrome when the whole transaction is committed. */
export const DISK_IS_FULL = ['at the write', 'at the commit'] as const;
export type DiskIsFull = (typeof DISK_IS_FULL)[number];

const NO_ROOM = 'QuotaExceededError';

const EXECUTE = '_execRequestAsync';
const ABORT = '_abort';

/** What fake-indexeddb does not declare: it cannot fill a disk by itself. */
interface FakeTransaction {
  /** Queues a request; one that throws aborts the transaction, as the specification says. */
  readonly [EXECUTE]: (request: {
    readonly source: IDBObjectStore;
    readonly operation: () => never;
  }) => IDBRequest<IDBValidKey>;
  /** Undoes everything, sets the error and fires `abort`, also while it commits, when `abort` is not allowed. */
  readonly [ABORT]: (errorName: string) => void;
}
const insideOf = (transaction: IDBTransaction) => transaction as unknown as FakeTransaction;

/** A device without room: no transaction that writes is completed. Erasing works. */
export function fillDisk(noticed: DiskIsFull): { readonly makeRoom: () => void } {
  const spies = noticed === 'at the write' ? refuseWrites() : refuseCommits();
  return { makeRoom: () => spies.forEach((spy) => spy.mockRestore()) };
}

const WRITES = ['add', 'put'] as const;
type Write = (this: IDBObjectStore, ...args: Parameters<IDBObjectStore['put']>) => IDBRequest<IDBValidKey>;

function refuseWrites() {
  const { prototype } = fakeDatabase.IDBObjectStore;
  const refuse: Write = function refuse() {
    const operation = () => {
      throw new DOMException('The disk is full', NO_ROOM);
    };
    return insideOf(this.transaction)[EXECUTE]({ source: this, operation });
  };
  return WRITES.map((name) => vi.spyOn(prototype, name).mockImplementation(refuse));
}

function refuseCommits() {
  const written = new WeakSet<IDBTransaction>();
  const { prototype } = fakeDatabase.IDBObjectStore;
  const writes = WRITES.map((name) => {
    const original: Write = prototype[name];
    const write: Write = function write(...args) {
      written.add(this.transaction);
      return original.apply(this, args);
    };
    return vi.spyOn(prototype, name).mockImplementation(write);
  });
  const transactions = fakeDatabase.IDBTransaction.prototype;
  const dispatch = transactions.dispatchEvent;
  const commit = vi.spyOn(transactions, 'dispatchEvent').mockImplementation(function end(
    this: IDBTransaction,
    event,
  ) {
    if (event.type !== 'complete' || !written.has(this)) return dispatch.call(this, event);
    insideOf(this)[ABORT](NO_ROOM);
    return true;
  });
  return [...writes, commit];
}
