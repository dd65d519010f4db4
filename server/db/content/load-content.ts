import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { advisoryLocks } from '../advisory-locks.ts';
import type { Database, Transaction } from '../database.ts';
import type { OpenDatabase } from '../open-database.ts';
import { contentEntries, contentState } from '../schema/content-loading.ts';
import {
  type ContentEntry,
  type ContentKind,
  contentKinds,
  KIND_NAMES,
  type KindName,
} from './content-kinds.ts';
import { contentVersion } from './content-version.ts';
import { fingerprint } from './fingerprint.ts';
import { type KindPlan, type KindState, planKind, type Row } from './plan-kind.ts';
import { type ContentFiles, openContent } from './read-content.ts';

/** One statement takes at most 65,535 parameters, so a kind may have up to 65 columns to write. */
const ROWS_PER_STATEMENT = 1_000;
/** Polling interval of a node that waits for another node's load. */
const POLL_MS = 200;

export interface ContentSummary {
  /** False when the database already held exactly these files, or those of a newer release. */
  readonly loaded: boolean;
  /** The database holds those of a newer release, which this node serves too. */
  readonly isOlder?: true;
  readonly inserts: number;
  readonly updates: number;
  readonly left: number;
}

/** Files with their place in the order of releases. */
type VersionedFiles = ContentFiles & { readonly version: number };

const NOTHING = { loaded: false, inserts: 0, updates: 0, left: 0 } as const;

/**
 * Loads the files of `contentFolder` into the database: all of them or, on any error, none. Older files never replace those of
 * a newer release.
 */
export async function loadContent(
  { db, changes }: Pick<OpenDatabase, 'db' | 'changes'>,
  contentFolder: string,
): Promise<ContentSummary> {
  const opened = await openContent(contentFolder);
  const files = { ...opened, version: await contentVersion(contentFolder, opened.digest) };
  // Parsing takes seconds. In the transaction it would be idle for as long.
  const entries = (await isWanted(db, files)) ? files.parse() : null;
  for (;;) {
    const summary = await db.transaction((tx) => loadUnlessBusy(tx, changes, files, entries));
    if (summary) return summary;
    await wait(POLL_MS);
  }
}

/**
 * Null while another node loads: of nodes that start together one loads, and the others then have nothing to do. The
 * caller polls, because a statement that waits for the lock would run into the statement timeout.
 */
async function loadUnlessBusy(
  tx: Transaction,
  changes: OpenDatabase['changes'],
  files: VersionedFiles,
  parsed: readonly ContentEntry[] | null,
): Promise<ContentSummary | null> {
  const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${advisoryLocks.content}) as free`);
  if (rows[0]?.['free'] !== true) return null;
  const [state] = await tx.select().from(contentState);
  if (state?.digest === files.digest) {
    if (state.version < files.version) await saveState(tx, files);
    return NOTHING;
  }
  if (state && state.version > files.version) return { ...NOTHING, isOlder: true };
  // Only if another node has just loaded other files.
  const entries = parsed ?? files.parse();
  const plans: KindPlan[] = [];
  for (const name of KIND_NAMES) plans.push(await loadKind(tx, name, entries));
  await saveState(tx, files);
  await changes.announce('content', tx);
  return {
    loaded: true,
    inserts: total(plans, 'inserts'),
    updates: total(plans, 'updates'),
    left: total(plans, 'left'),
  };
}

const total = (plans: readonly KindPlan[], count: 'inserts' | 'updates' | 'left') =>
  plans.reduce((sum, plan) => sum + plan[count], 0);

async function loadKind(
  tx: Transaction,
  name: KindName,
  content: readonly ContentEntry[],
): Promise<KindPlan> {
  const kind = contentKinds[name];
  const entries = content.filter((entry) => entry.kind === name);
  // Blocks edits by other nodes until the load ends, so that they apply to the new content and are not lost.
  await tx.execute(sql`lock table ${kind.table} in share row exclusive mode`);
  const plan = planKind(kind, entries, await readState(tx, name, kind));
  for (const chunk of chunks(plan.writes)) {
    await writeRows(tx, kind, chunk);
    await writeFingerprints(tx, name, kind, chunk);
  }
  return plan;
}

async function readState(tx: Transaction, name: KindName, kind: ContentKind): Promise<KindState> {
  const rows = await readRows(tx, kind);
  const loaded = await tx.select().from(contentEntries).where(eq(contentEntries.kind, name));
  const parents = kind.parent ? await readRows(tx, contentKinds[kind.parent.kind]) : null;
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    loaded: new Map(loaded.map((entry) => [entry.id, entry.fingerprint])),
    parentIds: parents && new Set(parents.map((parent) => parent.id)),
  };
}

async function readRows(tx: Transaction, kind: ContentKind): Promise<Row[]> {
  const rows = await tx.select().from(kind.table);
  return rows.map((row) => ({ ...row, id: Number(row['id']) }));
}

async function writeRows(
  tx: Transaction,
  kind: ContentKind,
  entries: readonly ContentEntry[],
): Promise<void> {
  const fromTheNewRow = kind.fields.map((field) => [
    field,
    sql`excluded.${sql.identifier(toSnakeCase(field))}`,
  ]);
  await tx
    .insert(kind.table)
    .values(entries.map(({ id, fields }) => ({ id, ...fields })))
    .onConflictDoUpdate({
      target: kind.table.id,
      set: { ...Object.fromEntries(fromTheNewRow), ...raisedRevision(kind) },
    });
}

/** So that an editor with the old text open detects the conflict, as with every other change. */
const raisedRevision = ({ table: { revision } }: ContentKind) =>
  revision && { revision: sql`${revision} + 1` };

async function writeFingerprints(
  tx: Transaction,
  name: KindName,
  kind: ContentKind,
  entries: readonly ContentEntry[],
): Promise<void> {
  await tx
    .insert(contentEntries)
    .values(
      entries.map((entry) => ({ kind: name, id: entry.id, fingerprint: fingerprint(kind, entry.fields) })),
    )
    .onConflictDoUpdate({
      target: [contentEntries.kind, contentEntries.id],
      set: { fingerprint: sql`excluded.fingerprint` },
    });
}

async function isWanted(db: Database, { digest, version }: VersionedFiles): Promise<boolean> {
  const [state] = await db.select().from(contentState);
  return !state || (state.digest !== digest && state.version <= version);
}

async function saveState(tx: Transaction, { digest, version }: VersionedFiles): Promise<void> {
  await tx
    .insert(contentState)
    .values({ digest, version })
    .onConflictDoUpdate({ target: contentState.id, set: { digest, version } });
}

function chunks<T>(list: readonly T[]): T[][] {
  const count = Math.ceil(list.length / ROWS_PER_STATEMENT);
  return Array.from({ length: count }, (_, at) =>
    list.slice(at * ROWS_PER_STATEMENT, (at + 1) * ROWS_PER_STATEMENT),
  );
}
