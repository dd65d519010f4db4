import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { replacePushKey } from '#contract/site-settings/endpoints.ts';
import { pushKeyTexts as texts, siteDeskTexts } from '#contract/texts/site-desk.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Button } from '#app/ui/button.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';
import { Confirm } from '#app/ui/overlays/question-dialogs.ts';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';
import { useShowDesk } from '../desk-query.ts';

/** Shown while the server cannot open the key of push notifications. A new one is the last way out, so it asks first. */
export function LostPushKey() {
  const api = useApi();
  const show = useShowDesk();
  const [isAsking, setAsking] = useState(false);
  const replace = useMutation({
    mutationFn: () => api.call(replacePushKey, {}),
    onSuccess: (desk) => {
      show(desk);
      showToast(texts.replaced, 'success');
    },
    onError: (error) => showLongToast(failureMessage(error), 'error'),
  });
  return (
    <CardSection heading={texts.heading}>
      <p role="alert" className="rounded-md bg-error-wash px-4 py-3 text-error">
        {texts.unreadable}
      </p>
      <p className="max-w-[70ch] text-ink-soft">{texts.lost}</p>
      <Button
        variant="danger"
        className="justify-self-start"
        busyLabel={replace.isPending && siteDeskTexts.saving}
        onClick={() => setAsking(true)}
      >
        {texts.replace}
      </Button>
      {isAsking && (
        <OnDemand onFailed={() => setAsking(false)}>
          <Confirm
            open
            question={texts.question}
            explanation={texts.explanation}
            confirmLabel={texts.replace}
            dangerous
            onConfirm={() => {
              setAsking(false);
              replace.mutate();
            }}
            onCancel={() => setAsking(false)}
          />
        </OnDemand>
      )}
    </CardSection>
  );
}
