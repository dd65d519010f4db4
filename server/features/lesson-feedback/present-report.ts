import type { SentenceReport } from '#contract/lesson-feedback/lesson-feedback.ts';

type ReportRow = Omit<SentenceReport, 'createdAt' | 'decidedAt'> & {
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
};

/** Who reported stays between them and us: a maker answers the report, not the person. */
export const presentReport = (row: ReportRow): SentenceReport => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  state: row.state,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});
