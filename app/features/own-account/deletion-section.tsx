import { type ReactNode, useState } from 'react';
import { ownAccountTexts } from '#contract/texts/own-account.ts';
import { formatMinute } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { Alert } from '#app/ui/overlays/question-dialogs.ts';
import type { ProofControls } from './deletion-dialog.tsx';

const DeletionDialog = onDemand(() => import('./deletion-dialog.tsx'));

interface DeletionSectionProps {
  readonly hasPassword: boolean;
  /** Password field or Google button; from another feature, so the page passes them in. */
  readonly renderProof: (controls: ProofControls) => ReactNode;
  /** Called when the owner has closed the alert that names the deletion date. */
  readonly onRequested: () => void;
}

type Step = { readonly at: 'rest' | 'asking' } | { readonly at: 'requested'; readonly dueAt: string };

export function DeletionSection({ hasPassword, renderProof, onRequested }: DeletionSectionProps) {
  const [step, setStep] = useState<Step>({ at: 'rest' });
  return (
    <CardSection heading={ownAccountTexts.deletion}>
      <p className="text-ink-soft">{ownAccountTexts.deletionText}</p>
      <Button variant="danger" className="justify-self-start" onClick={() => setStep({ at: 'asking' })}>
        {ownAccountTexts.deletionStart}
      </Button>
      <OnDemand
        key={step.at}
        onFailed={step.at === 'requested' ? onRequested : () => setStep({ at: 'rest' })}
      >
        {step.at === 'asking' && (
          <DeletionDialog
            hasPassword={hasPassword}
            renderProof={renderProof}
            onRequested={(dueAt) => setStep({ at: 'requested', dueAt })}
            onCancel={() => setStep({ at: 'rest' })}
          />
        )}
        {step.at === 'requested' && (
          <Alert
            message={ownAccountTexts.deletionRequested(formatMinute(step.dueAt))}
            onClose={onRequested}
          />
        )}
      </OnDemand>
    </CardSection>
  );
}
