import type { SentenceReport } from '#contract/lesson-feedback/lesson-feedback.ts';

type ReportRow = Omit<SentenceReport, 'createdAt' | 'decidedAt'> & {
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
};

/** Without the reporter, whose identity is not shown to the author. */
export const presentReport = (row: ReportRow): SentenceReport => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  state: row.state,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});
