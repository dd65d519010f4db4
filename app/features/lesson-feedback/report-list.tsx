import type { SentenceReport } from '#contract/lesson-feedback/lesson-feedback.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { lessonFeedbackTexts as texts } from '#contract/texts/lesson-feedback.ts';
import { sentenceReportTexts } from '#contract/texts/practice.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { formatDay } from '#app/lib/format.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { FeedbackPart } from './feedback-part.tsx';

interface ReportActions {
  readonly onFixed: (report: SentenceReport) => void;
  readonly onDecline: (report: SentenceReport) => void;
}

interface ReportListProps extends ReportActions {
  readonly reports: readonly SentenceReport[];
}

const TONES: Record<SentenceReport['state'], Tone> = {
  open: 'vermilion',
  mended: 'moss',
  declined: 'neutral',
};

/** Reports of learners with their state. */
export function ReportList({ reports, ...actions }: ReportListProps) {
  if (reports.length === 0) return null;
  return (
    <FeedbackPart title={texts.reports}>
      <ul className="grid gap-3">
        {reports.map((report) => (
          <Report key={report.id} report={report} {...actions} />
        ))}
      </ul>
    </FeedbackPart>
  );
}

function Report({ report, onFixed, onDecline }: ReportActions & { readonly report: SentenceReport }) {
  const kind = knownText(sentenceReportTexts.kinds, report.kind) ?? uiTexts.otherKind;
  return (
    <li className="grid gap-3 rounded-md border border-line p-3 sm:flex sm:items-start sm:justify-between">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold">{kind}</span>
          <Badge tone={TONES[report.state]}>
            {knownText(texts.reportStates, report.state) ?? uiTexts.otherKind}
          </Badge>
          <time dateTime={report.createdAt} className="text-sm text-ink-soft tabular-nums">
            {formatDay(report.createdAt)}
          </time>
        </p>
        {report.text && (
          <p className="wrap-anywhere whitespace-pre-line">
            <MixedText>{report.text}</MixedText>
          </p>
        )}
        {report.reason && (
          <p className="text-sm wrap-anywhere text-ink-soft">
            <MixedText>{texts.answered(report.reason)}</MixedText>
          </p>
        )}
      </div>
      {report.state === 'open' && (
        <div className="grid grid-cols-2 gap-3 sm:flex sm:shrink-0">
          <Button
            variant="secondary"
            size="small"
            aria-label={texts.declineOf(kind)}
            onClick={() => onDecline(report)}
          >
            {texts.decline}
          </Button>
          <Button size="small" aria-label={texts.fixedOf(kind)} onClick={() => onFixed(report)}>
            {texts.mended}
          </Button>
        </div>
      )}
    </li>
  );
}
