import { useMutation } from '@tanstack/react-query';
import {
  renewRecoveryCodes,
  type SecondFactor,
  turnOffSecondFactor,
} from '#contract/second-factor/endpoints.ts';
import { roleNames } from '#contract/texts/accounts.ts';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { formatDay } from '#app/lib/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { showToast } from '#app/ui/overlays/toast.tsx';
import { CodeForm } from './code-form.tsx';

interface TurnedOnProps {
  readonly factor: SecondFactor;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onChanged: () => void;
}

/** The state of a second factor that is on; a code renews the recovery codes or turns it off. */
export function TurnedOn({ factor, onCodes, onChanged }: TurnedOnProps) {
  const api = useApi();
  const renew = useMutation({
    mutationFn: (code: string) => api.call(renewRecoveryCodes, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const turnOff = useMutation({
    mutationFn: (code: string) => api.call(turnOffSecondFactor, { body: { code } }),
    onSuccess: ({ message }) => {
      showToast(message, 'success');
      onChanged();
    },
  });
  const { since, recoveryCodesLeft, requiredFor } = factor;
  return (
    <div className="grid gap-6">
      <Card className="grid gap-2">
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone="moss">{secondFactorTexts.isOn}</Badge>
          {since && <span className="text-ink-soft">{secondFactorTexts.onSince(formatDay(since))}</span>}
        </p>
        <p className={recoveryCodesLeft === 0 ? 'font-bold text-amber' : undefined}>
          {recoveryCodesLeft === 0
            ? secondFactorTexts.noCodesLeft
            : secondFactorTexts.codesLeft(recoveryCodesLeft)}
        </p>
      </Card>
      <CardSection heading={secondFactorTexts.renew}>
        <p className="text-ink-soft">{secondFactorTexts.renewText}</p>
        <CodeForm
          label={secondFactorTexts.renew}
          variant="secondary"
          hint={secondFactorTexts.needsCode}
          busyLabel={renew.isPending && secondFactorTexts.renewing}
          error={renew.error && failureMessage(renew.error)}
          onSubmit={(code) => renew.mutate(code)}
        />
      </CardSection>
      <CardSection heading={secondFactorTexts.turnOff}>
        {requiredFor.length > 0 && (
          <p className="text-amber">
            {secondFactorTexts.requiredStill(requiredFor.map((role) => roleNames[role]).join(', '))}
          </p>
        )}
        <CodeForm
          label={secondFactorTexts.turnOff}
          variant="danger"
          hint={secondFactorTexts.needsCode}
          busyLabel={turnOff.isPending && secondFactorTexts.turningOff}
          error={turnOff.error && failureMessage(turnOff.error)}
          onSubmit={(code) => turnOff.mutate(code)}
        />
      </CardSection>
    </div>
  );
}
