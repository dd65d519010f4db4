import type { ContentEntry, ContentKind } from './content-kinds.ts';
import { fingerprint } from './fingerprint.ts';
import { uniqueKey } from './unique-key.ts';

export type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** The rows of one kind in the database before loading. */
export interface KindState {
  readonly rows: ReadonlyMap<number, Row>;
  /** The fingerprints of what was loaded before, by id. */
  readonly loaded: ReadonlyMap<number, string>;
  /** Null for a kind without parent. */
  readonly parentIds: ReadonlySet<unknown> | null;
}

export interface KindPlan {
  readonly inserts: number;
  readonly updates: number;
  /** Entries that users changed or deleted, or whose unique key a user's row has. */
  readonly left: number;
  /** In the order in which they can be written without two rows ever sharing a unique key. */
  readonly writes: readonly ContentEntry[];
}

/** Users' changes are never overwritten (PRODUCT.md, Contributions). */
export function planKind(kind: ContentKind, entries: readonly ContentEntry[], state: KindState): KindPlan {
  const holders = new Map([...state.rows.values()].map((row) => [uniqueKey(kind, row), row.id]));
  const counts = { insert: 0, update: 0, leave: 0, same: 0 };
  const writes: ContentEntry[] = [];

  for (const entry of entries) {
    const decision = isWritable(entry) ? decide(kind, entry, state) : 'leave';
    counts[decision] += 1;
    if (decision === 'insert' || decision === 'update') write(entry);
  }
  return { inserts: counts.insert, updates: counts.update, left: counts.leave, writes };

  /** False where users deleted the parent, or created a row with the same unique key. */
  function isWritable(entry: ContentEntry): boolean {
    if (kind.parent && !state.parentIds?.has(entry.fields[kind.parent.field])) return false;
    const key = uniqueKey(kind, entry.fields);
    return key === null || (holders.get(key) ?? entry.id) === entry.id;
  }

  function write(entry: ContentEntry): void {
    const before = state.rows.get(entry.id);
    if (before) holders.delete(uniqueKey(kind, before));
    holders.set(uniqueKey(kind, entry.fields), entry.id);
    writes.push(entry);
  }
}

function decide(kind: ContentKind, entry: ContentEntry, { rows, loaded }: KindState) {
  const row = rows.get(entry.id);
  const before = loaded.get(entry.id);
  if (!row) return before === undefined ? 'insert' : 'leave';
  if (before !== fingerprint(kind, row)) return 'leave';
  return before === fingerprint(kind, entry.fields) ? 'same' : 'update';
}
