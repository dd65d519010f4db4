import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeReminderDevice, saveReminderDevice } from '#contract/reminders/device-endpoints.ts';
import { reminderTexts as texts } from '#contract/texts/reminders.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { logFailure } from '#app/lib/log.ts';
import { browserPush, subscribe, unsubscribe } from '#app/lib/push/browser-push.ts';
import { forgetDevice, rememberDevice } from '#app/lib/push/reminder-device.ts';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';

interface DeviceSwitch {
  readonly userId: number;
  readonly publicKey: string;
  readonly deviceKey: readonly unknown[];
  readonly browserKey: readonly unknown[];
}

/** Turns the notifications of this browser on and off, in the browser and on the server. */
export function useDeviceSwitch({ userId, publicKey, deviceKey, browserKey }: DeviceSwitch) {
  const api = useApi();
  const client = useQueryClient();
  const lookAgain = async () => client.setQueryData(browserKey, await browserPush());

  const on = useMutation({
    mutationFn: async (asked: Promise<NotificationPermission>) => {
      if ((await asked) !== 'granted') return null;
      const body = await subscribe(publicKey);
      try {
        const saved = await api.call(saveReminderDevice, { body });
        rememberDevice(userId, body.endpoint);
        return saved;
      } catch (error) {
        // Otherwise the browser would wait for notifications that nobody sends.
        await unsubscribe();
        throw error;
      }
    },
    onSuccess: (saved) => {
      if (!saved) return;
      client.setQueryData(deviceKey, saved);
      showToast(texts.deviceTurnedOn, 'success');
    },
    onError: (error) => logFailure('notifications of reminders not turned on', error),
    onSettled: lookAgain,
  });

  const off = useMutation({
    mutationFn: async () => {
      const saved = await api.call(removeReminderDevice, {});
      forgetDevice();
      await unsubscribe();
      return saved;
    },
    onSuccess: (saved) => {
      client.setQueryData(deviceKey, saved);
      showToast(texts.deviceTurnedOff, 'success');
    },
    onError: (error) => showLongToast(failureMessage(error), 'error'),
    onSettled: lookAgain,
  });

  return {
    // Asked within the tap itself: browsers refuse the question at any other time.
    turnOn: () => on.mutate(Notification.requestPermission()),
    turnOff: () => off.mutate(),
    isPending: on.isPending || off.isPending,
    hasFailed: on.isError,
  };
}
