import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { modelDays, siteSettingChanges, siteSettings, users } from '#server/db/schema/index.ts';

export type StoredValue = Readonly<Record<string, unknown>>;

export interface StoredSetting {
  readonly name: string;
  /** The fields that differ from the defaults. */
  readonly value: StoredValue;
  readonly revision: number;
}

type NewChange = Pick<typeof siteSettingChanges.$inferInsert, 'name' | 'before' | 'after' | 'actorId'>;

const columns = {
  name: siteSettings.name,
  value: siteSettings.value,
  revision: siteSettings.revision,
} as const;

/** The column holds any JSON; a row that was changed by hand may be no object. */
const asStored = (row: StoredSetting): StoredSetting => ({ ...row, value: asFields(row.value) });
const asFields = (value: unknown): StoredValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The newest change of a setting that is in effect. */
const isNewest = sql<boolean>`not exists (select 1 from ${siteSettingChanges} later where later.name = ${siteSettingChanges}.name and later.id > ${siteSettingChanges}.id and later.undone_at is null)`;

export const createSiteSettingsRepository = (db: Database) => ({
  list: async (): Promise<StoredSetting[]> => (await db.select(columns).from(siteSettings)).map(asStored),

  /** Locks the setting until the transaction ends, also one that was never changed. */
  async lock(name: string): Promise<StoredSetting> {
    await db.insert(siteSettings).values({ name, value: {}, revision: 0 }).onConflictDoNothing();
    const [row] = await db
      .select(columns)
      .from(siteSettings)
      .where(eq(siteSettings.name, name))
      .for('update');
    if (!row) throw new Error('A setting was deleted while it was changed');
    return asStored(row);
  },

  async write({ name, value, revision }: StoredSetting): Promise<void> {
    await db
      .update(siteSettings)
      .set({ value, revision, updatedAt: sql`now()` })
      .where(eq(siteSettings.name, name));
  },

  async record(change: NewChange): Promise<void> {
    await db.insert(siteSettingChanges).values(change);
  },

  async findChange(id: number) {
    const [change] = await db.select().from(siteSettingChanges).where(eq(siteSettingChanges.id, id));
    return change ?? null;
  },

  async isNewestChange(id: number): Promise<boolean> {
    const [change] = await db
      .select({ isNewest })
      .from(siteSettingChanges)
      .where(and(eq(siteSettingChanges.id, id), isNull(siteSettingChanges.undoneAt)));
    return change?.isNewest ?? false;
  },

  async markUndone(id: number, undoneBy: number): Promise<void> {
    await db
      .update(siteSettingChanges)
      .set({ undoneAt: sql`now()`, undoneBy })
      .where(eq(siteSettingChanges.id, id));
  },

  /** Newest first. */
  listChanges({ limit, offset }: { readonly limit?: number; readonly offset: number }) {
    const all = db
      .select({
        id: siteSettingChanges.id,
        name: siteSettingChanges.name,
        before: siteSettingChanges.before,
        after: siteSettingChanges.after,
        by: users.email,
        createdAt: siteSettingChanges.createdAt,
        undoneAt: siteSettingChanges.undoneAt,
        isNewest,
      })
      .from(siteSettingChanges)
      .leftJoin(users, eq(users.id, siteSettingChanges.actorId))
      .orderBy(desc(siteSettingChanges.id))
      .offset(offset)
      .$dynamic();
    return limit === undefined ? all : all.limit(limit);
  },

  async countChanges(): Promise<number> {
    const [counted] = await db.select({ changes: count() }).from(siteSettingChanges);
    return counted?.changes ?? 0;
  },
});

/** The answers of the model by day. Counted in one statement, so that nodes together never begin too many. */
export const createModelDaysRepository = (db: Database) => ({
  /** False if the day has had `max` answers. */
  async begin(day: string, max: number | null): Promise<boolean> {
    const more = db
      .insert(modelDays)
      .values({ day, answers: 1 })
      .onConflictDoUpdate({
        target: modelDays.day,
        set: { answers: sql`${modelDays.answers} + 1` },
        ...(max !== null && { setWhere: sql`${modelDays.answers} < ${max}` }),
      })
      .returning({ answers: modelDays.answers });
    return (await more).length > 0;
  },

  async giveBack(day: string): Promise<void> {
    await db
      .update(modelDays)
      .set({ answers: sql`greatest(${modelDays.answers} - 1, 0)` })
      .where(eq(modelDays.day, day));
  },

  async count(day: string): Promise<number> {
    const [row] = await db
      .select({ answers: modelDays.answers })
      .from(modelDays)
      .where(eq(modelDays.day, day));
    return row?.answers ?? 0;
  },

  async deleteBefore(day: string): Promise<void> {
    await db.delete(modelDays).where(sql`${modelDays.day} < ${day}`);
  },
});
