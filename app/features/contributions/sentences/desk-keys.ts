import type { KeyboardEvent } from 'react';
import { isComposing } from '#app/lib/composing.ts';
import { focusNextStep } from './form-steps.ts';

interface DeskKeys {
  readonly form: HTMLFormElement | null;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Enter leads on, with Ctrl or ⌘ it saves, Esc leaves; keys that a keyboard still composes with are its own. */
export function followDeskKey(event: KeyboardEvent, { form, onSave, onClose }: DeskKeys): void {
  const { key, target, ctrlKey, metaKey } = event;
  if (isComposing(event) || event.defaultPrevented) return;
  if (key === 'Escape') return onClose();
  if (key !== 'Enter' || !form?.contains(target as Node)) return;
  if (ctrlKey || metaKey) {
    event.preventDefault();
    onSave();
  } else if (target instanceof HTMLTextAreaElement) {
    event.preventDefault();
    focusNextStep(form, target);
  }
}
