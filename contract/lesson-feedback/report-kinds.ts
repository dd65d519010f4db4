/** What learners report about a sentence. */
export const REPORT_KINDS = ['japanese', 'vietnamese', 'hint', 'sound', 'other'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_STATES = ['open', 'mended', 'declined'] as const;
export type ReportState = (typeof REPORT_STATES)[number];
