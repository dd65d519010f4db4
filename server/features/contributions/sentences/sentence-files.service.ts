import type { SentenceImportReport } from '#contract/contributions/sentence-endpoints.ts';
import type { UploadedFile } from '#contract/fields.ts';
import { IMPORT_ERRORS_SHOWN } from '#contract/limits.ts';
import type { LineError } from '#server/csv/csv.ts';
import type { Database } from '#server/db/connect.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import type { SentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import type { Caller } from '#server/http/route.ts';
import { planSentenceImport, type SentencePlan } from './plan-sentence-import.ts';
import { printSentenceCsv, readSentenceCsv } from './sentence-csv.ts';
import type { SentenceStore } from './sentence-store.ts';
import { warnOfRows } from './warn-of-rows.ts';

interface SentenceFilesParts {
  readonly db: Database;
  readonly audit: AuditService;
  readonly sentenceStore: SentenceStore;
  readonly analysis: Pick<SentenceAnalysisService, 'analyse'>;
}

/** Import and export of the sentences of a lesson as a table. */
export function createSentenceFilesService({ db, audit, sentenceStore, analysis }: SentenceFilesParts) {
  async function sentencesOf(caller: Caller, lessonId: number) {
    await sentenceStore.requireLesson(caller, lessonId);
    return sentenceStore.sentencesOf(caller, lessonId);
  }

  return {
    async export(caller: Caller, lessonId: number): Promise<string> {
      const sentences = await sentencesOf(caller, lessonId);
      const subject = `lessons/${lessonId}`;
      await audit.count({ actorId: caller.id, action: 'sentences-exported', subject, details: {} }, db);
      return printSentenceCsv(sentences.filter(({ deletedAt }) => deletedAt === null));
    },

    /** All rows or none: a file with a mistake changes nothing. A dry run only reports what would change. */
    async import(
      caller: Caller,
      lessonId: number,
      file: UploadedFile,
      { dryRun }: { dryRun: boolean },
    ): Promise<SentenceImportReport> {
      const lesson = await sentencesOf(caller, lessonId);
      const sheet = await readSentenceCsv(await file.arrayBuffer());
      const planned = await planSentenceImport(sheet.rows, lesson);
      const errors = [...sheet.errors, ...planned.errors].toSorted((a, b) => a.line - b.line);
      const plan = { ...planned, errors };
      const warnings = await warnOfRows(plan, lesson, analysis);
      const applied = !dryRun && errors.length === 0;
      if (applied) await save(caller, lessonId, plan);
      return reportOf(plan, warnings, applied);
    },
  };

  async function save(caller: Caller, lessonId: number, { created, edited }: SentencePlan): Promise<void> {
    if (created.length + edited.length === 0) return;
    await sentenceStore.saveAll(caller, lessonId, {
      created: created.map(({ fields }) => fields),
      edited: edited.map(({ before: { id, revision }, fields }) => ({ id, revision, fields })),
    });
  }
}

export type SentenceFilesService = ReturnType<typeof createSentenceFilesService>;

const reportOf = (
  { created, edited, unchanged, errors }: SentencePlan,
  warnings: readonly LineError[],
  applied: boolean,
): SentenceImportReport => ({
  applied,
  rows: created.length + edited.length + unchanged.length + errors.length,
  created: created.length,
  edited: edited.length,
  unchanged: unchanged.length,
  errors: errors.slice(0, IMPORT_ERRORS_SHOWN),
  errorCount: errors.length,
  warnings: warnings.slice(0, IMPORT_ERRORS_SHOWN),
  warningCount: warnings.length,
});
