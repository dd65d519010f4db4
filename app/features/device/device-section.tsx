import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceTexts as texts } from '#contract/texts/device.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import { formatMegabytes, formatNumber } from '#app/lib/format.ts';
import {
  type DeviceStorage,
  eraseKept,
  persistStorage,
  readDeviceStorage,
} from '#app/lib/kept/device-storage.ts';
import { fetchingAheadChoice } from '#app/lib/kept/fetching-ahead-choice.ts';
import { logFailure } from '#app/lib/log.ts';
import { isInstalled, isInstalledByHand, useCanInstall } from '#app/lib/service-worker/install-offer.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/forms/field.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { RetryLine } from '#app/ui/layout/retry-line.tsx';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';
import { Confirm } from '#app/ui/overlays/question-dialogs.ts';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';
import { InstallButton } from './install-card.tsx';

interface DeviceSectionProps {
  readonly hasAccount: boolean;
}

/** What is kept on this device for the time without a network. Only for browsers. */
export default function DeviceSection({ hasAccount }: DeviceSectionProps) {
  const {
    data: stored,
    isError,
    refetch,
  } = useQuery({ queryKey: ['device storage'], queryFn: readDeviceStorage });
  const [isAsking, setAsking] = useState(false);
  const fetchesAhead = useChoice(fetchingAheadChoice) === 'on';

  const persist = async () => {
    const isKept = await persistStorage().catch(() => false);
    if (!isKept) showLongToast(texts.persistRefused, 'error');
    await refetch();
  };
  const erase = async () => {
    setAsking(false);
    try {
      await eraseKept();
      showToast(texts.erased, 'success');
    } catch (error) {
      logFailure('What this device keeps could not be erased', error);
      showLongToast(texts.eraseFailed, 'error');
    }
    await refetch();
  };
  return (
    <CardSection heading={texts.heading}>
      <p className="text-ink-soft">{texts.lead}</p>
      <Installing />
      <Checkbox
        label={texts.fetchingAhead}
        checked={fetchesAhead}
        onChange={(event) => fetchingAheadChoice.choose(event.target.checked ? 'on' : 'off')}
      />
      <p className="text-sm text-ink-soft">{texts.fetchingAheadNote}</p>
      <div className="grid min-h-12 gap-1">
        {stored && <Usage stored={stored} />}
        {!stored && isError && <RetryLine message={texts.countFailed} onRetry={() => void refetch()} />}
        {!stored && !isError && <p>{texts.counting}</p>}
      </div>
      {!hasAccount && <p className="rounded-md bg-amber-wash p-4">{texts.withoutAccount}</p>}
      <div className="flex flex-wrap gap-3">
        {stored && !stored.isPersistent && (
          <Button variant="secondary" onClick={() => void persist()}>
            {texts.persist}
          </Button>
        )}
        <Button variant="danger" onClick={() => setAsking(true)}>
          {texts.erase}
        </Button>
      </div>
      {isAsking && (
        <OnDemand onFailed={() => setAsking(false)}>
          <Confirm
            open
            question={texts.eraseQuestion}
            explanation={texts.eraseExplanation}
            confirmLabel={texts.eraseYes}
            cancelLabel={texts.eraseNo}
            onConfirm={() => void erase()}
            onCancel={() => setAsking(false)}
          />
        </OnDemand>
      )}
    </CardSection>
  );
}

function Usage({ stored: { bytes, replies, sounds, isPersistent } }: { readonly stored: DeviceStorage }) {
  return (
    <>
      <p>{bytes === null ? texts.usesUnknown : texts.uses(formatMegabytes(bytes))}</p>
      <p>{texts.kept(formatNumber(replies), formatNumber(sounds))}</p>
      <p className="text-sm text-ink-soft">{isPersistent ? texts.persistent : texts.notPersistent}</p>
    </>
  );
}

function Installing() {
  const canInstall = useCanInstall();
  if (isInstalled()) return <p>{texts.installed}</p>;
  if (isInstalledByHand()) return <p>{texts.installByHand}</p>;
  if (!canInstall) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <p>{texts.installText}</p>
      <InstallButton />
    </div>
  );
}
