import type { SentenceReport } from '#contract/lesson-feedback/lesson-feedback.ts';
import { lessonFeedbackTexts as texts } from '#contract/texts/lesson-feedback.ts';
import { sentenceReportTexts } from '#contract/texts/practice.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import type { WaitingSuggestion } from './suggestion-list.tsx';
import type { Decisions } from './use-decisions.ts';

const ReasonDialog = onDemand(() => import('./reason-dialog.tsx'));

/** What is about to be refused. */
export type Refusal =
  | { readonly kind: 'suggestion'; readonly suggestion: WaitingSuggestion }
  | { readonly kind: 'report'; readonly report: SentenceReport };

interface RefusalDialogProps {
  readonly refusal: Refusal | null;
  readonly decisions: Decisions;
  readonly onClose: () => void;
}

export function RefusalDialog({ refusal, decisions, onClose }: RefusalDialogProps) {
  const { reject, decline } = decisions;
  return (
    <OnDemand key={refusal?.kind} onFailed={onClose}>
      {refusal?.kind === 'suggestion' && (
        <ReasonDialog
          title={texts.rejectTitle}
          lead={texts.rejectLead}
          about={<JapaneseText>{refusal.suggestion.answer}</JapaneseText>}
          sending={reject.isPending}
          failure={reject.error && failureMessage(reject.error)}
          onSend={(reason) => reject.mutate({ id: refusal.suggestion.id, reason }, { onSuccess: onClose })}
          onClose={onClose}
        />
      )}
      {refusal?.kind === 'report' && (
        <ReasonDialog
          title={texts.declineTitle}
          lead={texts.declineLead}
          about={
            <MixedText>{refusal.report.text || sentenceReportTexts.kinds[refusal.report.kind]}</MixedText>
          }
          sending={decline.isPending}
          failure={decline.error && failureMessage(decline.error)}
          onSend={(reason) => decline.mutate({ id: refusal.report.id, reason }, { onSuccess: onClose })}
          onClose={onClose}
        />
      )}
    </OnDemand>
  );
}
