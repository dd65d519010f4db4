import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { getReminderDevice, type ReminderDevice } from '#contract/reminders/device-endpoints.ts';
import { reminderTexts as texts } from '#contract/texts/reminders.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';
import { type BrowserPush, browserPush } from '#app/lib/push/browser-push.ts';
import { Checkbox } from '#app/ui/forms/field.tsx';
import { RetryLine } from '#app/ui/layout/retry-line.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { showToast } from '#app/ui/overlays/toast.tsx';
import { useDeviceSwitch } from './use-device-switch.ts';

interface ReminderChannelsProps {
  readonly userId: number;
  readonly byMail: boolean;
  readonly isSaving: boolean;
  readonly onByMail: (byMail: boolean) => void;
}

/** How a reminder comes: by e-mail, and as a notification of this browser. */
export function ReminderChannels({ userId, byMail, isSaving, onByMail }: ReminderChannelsProps) {
  const hintId = useId();
  const stored = useQuery(ownQuery(getReminderDevice, {}, userId));
  const browser = useQuery(browserQuery(userId));
  const device = stored.data;
  const isOnHere = browser.data === 'on' && device?.isOn === true;

  const chooseMail = (wanted: boolean) => {
    // Without a device the server would send mails anyway.
    if (wanted || isOnHere || (device && device.others > 0)) onByMail(wanted);
    else showToast(texts.noChannel);
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm font-bold">{texts.channels}</legend>
      <Checkbox
        label={texts.byMail}
        checked={byMail}
        disabled={isSaving}
        aria-describedby={hintId}
        onChange={({ target }) => chooseMail(target.checked)}
      />
      <p id={hintId} className="text-sm text-ink-soft">
        {texts.byMailHint}
      </p>
      {device && browser.data ? (
        <ThisDevice userId={userId} device={device} browser={browser.data} isOn={isOnHere} />
      ) : stored.error || browser.error ? (
        <RetryLine
          message={texts.loadFailed}
          onRetry={() => void Promise.all([stored.refetch(), browser.refetch()])}
        />
      ) : (
        <Skeleton className="h-11" />
      )}
    </fieldset>
  );
}

/** What the browser itself says; asked again whenever the screen opens. */
const browserQuery = (userId: number) => ({
  queryKey: ['browser push', userId] as const,
  queryFn: browserPush,
  networkMode: 'always' as const,
  staleTime: 0,
});

interface ThisDeviceProps {
  readonly userId: number;
  readonly device: ReminderDevice;
  readonly browser: BrowserPush;
  readonly isOn: boolean;
}

function ThisDevice({ userId, device, browser, isOn }: ThisDeviceProps) {
  const hintId = useId();
  const { turnOn, turnOff, isPending, hasFailed } = useDeviceSwitch({
    userId,
    publicKey: device.publicKey,
    deviceKey: ownQuery(getReminderDevice, {}, userId).queryKey,
    browserKey: browserQuery(userId).queryKey,
  });
  const explanation = hasFailed ? texts.deviceFailed : EXPLANATIONS[browser];
  const isPossible = browser === 'on' || browser === 'off';
  const hint = isOn ? texts.deviceOn : explanation;
  return (
    <>
      <Checkbox
        label={texts.onThisDevice}
        checked={isOn}
        disabled={!isPossible || isPending}
        aria-describedby={hintId}
        onChange={({ target }) => (target.checked ? turnOn() : turnOff())}
      />
      <div id={hintId} role="status" className="grid gap-1 text-sm text-ink-soft">
        {hint && <p className={isOn ? undefined : 'rounded-md bg-amber-wash px-4 py-3 text-ink'}>{hint}</p>}
        {device.others > 0 && <p>{texts.otherDevices(device.others)}</p>}
      </div>
    </>
  );
}

const EXPLANATIONS: Readonly<Record<BrowserPush, string | null>> = {
  unsupported: texts.deviceUnsupported,
  iphone: texts.deviceOnIphone,
  denied: texts.deviceDenied,
  off: null,
  on: null,
};
