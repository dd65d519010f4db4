import type { ReactNode } from 'react';

/** One kind of what came back about a sentence, under its name. */
export function FeedbackPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-bold text-ink-soft">{title}</h4>
      {children}
    </div>
  );
}
