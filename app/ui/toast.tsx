import type { ReactNode } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { APP_TOAST_MS, DEFAULT_TOAST_MS } from '#contract/limits.ts';
import { uiTexts } from '#contract/texts/ui.ts';

export type ToastTone = 'success' | 'error' | 'info';

/** Says something in the corner for the app's 2.1 s (spec §2). */
export const showToast = (message: ReactNode, tone: ToastTone = 'info') => toast(message, { type: tone });

/** The same for what takes longer to read: the default 5 s (spec §9). */
export const showLongToast = (message: ReactNode, tone: ToastTone = 'info') =>
  toast(message, { type: tone, autoClose: DEFAULT_TOAST_MS });

/** The app's toast area, top right. */
export function ToastArea() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={APP_TOAST_MS}
      aria-label={uiTexts.messages}
      hideProgressBar
      closeButton={false}
      draggable={false}
      limit={3}
    />
  );
}
