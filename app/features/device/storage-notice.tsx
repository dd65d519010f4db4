import { useEffect } from 'react';
import { accountTexts } from '#contract/texts/accounts.ts';
import { outboxTexts } from '#contract/texts/outbox.ts';
import { onUnerased } from '#app/lib/session/unerased-notice.ts';
import { onUnstored } from '#app/lib/unstored-notice.ts';
import { showLongToast } from '#app/ui/overlays/toast.tsx';

/** Something was done on a device without room for it, or has stayed there after its account left. */
export function StorageNotice() {
  useEffect(() => onUnstored(() => showLongToast(outboxTexts.unstored, 'error')), []);
  useEffect(() => onUnerased(() => showLongToast(accountTexts.unerased, 'error')), []);
  return null;
}
