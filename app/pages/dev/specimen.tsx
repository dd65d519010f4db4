import type { ReactNode } from 'react';

/** A component with its name. */
export function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line pt-6 lg:grid-cols-[12rem_1fr]">
      <h2 className="font-bold text-ink-soft">{name}</h2>
      <div className="grid min-w-0 gap-4">{children}</div>
    </section>
  );
}
