import type { ImportReport } from '#contract/dictionary/admin-endpoints.ts';
import type { UploadedFile } from '#contract/fields.ts';
import { IMPORT_ERRORS_SHOWN } from '#contract/limits.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
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
      const preview = await plan(sheet, createItemsRepository(writing.db));
      if (dryRun || preview.errors.length > 0) return reportOf(preview, { applied: false });
      if (isEmpty(preview)) return reportOf(preview, { applied: true });

      return writeDictionary(writing, async (items, history) => {
        // Plan again: the dictionary may have changed before we got the lock.
        const planned = await plan(sheet, items);
        if (planned.errors.length > 0) return reportOf(planned, { applied: false });
        const batchId = crypto.randomUUID();
        const batch = { batchId, kind: 'imported', actorId: caller.id } as const;
        const created = await items.insert(planned.created);
        await items.save(planned.edited.map(({ after }) => after));
        await history.insert([
          ...created.map((after): NewItemChange => ({ ...batch, itemId: after.id, after })),
          ...planned.edited.map((edit): NewItemChange => ({ ...batch, itemId: edit.before.id, ...edit })),
        ]);
        return reportOf(planned, { applied: true, changeId: isEmpty(planned) ? null : batchId });
      });
    },
  };
}

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
