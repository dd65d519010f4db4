import { toast, ToastContainer } from 'react-toastify/unstyled';
import { APP_TOAST_MS } from '#contract/limits.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import '../toast.css';

export { toast };

const SHOWN_AT_ONCE = 3;

export default function LoadedToastArea() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={APP_TOAST_MS}
      aria-label={uiTexts.messages}
      hideProgressBar
      closeButton={false}
      draggable={false}
      limit={SHOWN_AT_ONCE}
    />
  );
}
