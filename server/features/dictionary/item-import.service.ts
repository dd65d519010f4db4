import { IMPORT_PLANS_MAX } from '#contract/database-limits.ts';
import type { ImportReport } from '#contract/dictionary/admin-endpoints.ts';
import type { UploadedFile } from '#contract/fields.ts';
import { IMPORT_ERRORS_SHOWN } from '#contract/limits.ts';
import { itemRefusals } from '#contract/texts/items.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import { conflict } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import type { NewItemChange } from './item-changes.repository.ts';
import { type ItemSheet, printItemCsv, readItemCsv } from './item-csv.ts';
import { createItemsRepository, type ItemsRepository } from './items.repository.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { type DictionaryWriting, writeDictionary } from './write-dictionary.ts';

interface ItemImportParts extends DictionaryWriting {
  readonly kanji: KanjiService;
  readonly audit: AuditService;
}

/** Import and export of the dictionary as a table. */
export function createItemImportService({ kanji, audit, ...writing }: ItemImportParts) {
  async function plan({ rows, errors }: ItemSheet, items: ItemsRepository): Promise<ImportPlan> {
    const planned = await planImport(rows, await items.all(), kanji.hanVietOf);
    return { ...planned, errors: [...errors, ...planned.errors].toSorted((a, b) => a.line - b.line) };
  }

  return {
    async export(caller: Caller): Promise<string> {
      await audit.count(
        { actorId: caller.id, action: 'words-exported', subject: 'items', details: {} },
        writing.db,
      );
      return printItemCsv(await createItemsRepository(writing.db).all());
    },

    /** All rows or none: a file with a mistake changes nothing. A dry run only reports what would change. */
    async import(caller: Caller, file: UploadedFile, { dryRun }: { dryRun: boolean }): Promise<ImportReport> {
      const sheet = await readItemCsv(await file.arrayBuffer());
      const items = createItemsRepository(writing.db);
      // Planned outside the transaction, which locks the dictionary, and with it the whole embedded database.
      for (let plans = 1; ; plans += 1) {
        const version = await items.version();
        const planned = await plan(sheet, items);
        if (dryRun || planned.errors.length > 0) return reportOf(planned, { applied: false });
        if (isEmpty(planned)) return reportOf(planned, { applied: true });
        const changeId = await apply(caller, planned, version);
        if (changeId !== null) return reportOf(planned, { applied: true, changeId });
        if (plans === IMPORT_PLANS_MAX) throw conflict(itemRefusals.changedWhileImporting);
      }
    },
  };

  /** Null when the dictionary is no longer the one of the plan; then nothing is written. */
  async function apply(caller: Caller, planned: ImportPlan, version: string): Promise<string | null> {
    try {
      return await writeDictionary(writing, async (items, history) => {
        if ((await items.version()) !== version) throw new OutdatedPlanError();
        const batchId = crypto.randomUUID();
        const batch = { batchId, kind: 'imported', actorId: caller.id } as const;
        const created = await items.insert(planned.created);
        await items.save(planned.edited.map(({ after }) => after));
        await history.insert([
          ...created.map((after): NewItemChange => ({ ...batch, itemId: after.id, after })),
          ...planned.edited.map((edit): NewItemChange => ({ ...batch, itemId: edit.before.id, ...edit })),
        ]);
        return batchId;
      });
    } catch (error) {
      if (error instanceof OutdatedPlanError) return null;
      throw error;
    }
  }
}

/** Takes the transaction back. */
class OutdatedPlanError extends Error {}

export type ItemImportService = ReturnType<typeof createItemImportService>;

const isEmpty = ({ created, edited }: ImportPlan) => created.length + edited.length === 0;

const reportOf = (
  { created, edited, unchanged, errors }: ImportPlan,
  { applied, changeId = null }: { applied: boolean; changeId?: string | null },
): ImportReport => ({
  applied,
  rows: created.length + edited.length + unchanged + errors.length,
  created: created.length,
  edited: edited.length,
  unchanged,
  errors: errors.slice(0, IMPORT_ERRORS_SHOWN),
  errorCount: errors.length,
  changeId,
});
