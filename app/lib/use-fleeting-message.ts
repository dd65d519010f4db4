import { useEffect, useState } from 'react';
import { FORM_MESSAGE_MS } from '#contract/limits.ts';

/** A form's message that goes away by itself after 5 s (PRODUCT.md, Accounts); saying it again starts anew. */
export function useFleetingMessage(): [string | null, (text: string) => void] {
  const [message, setMessage] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), FORM_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message?.text ?? null, (text) => setMessage({ text })];
}
