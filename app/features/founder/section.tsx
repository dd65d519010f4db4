import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A section of the page with its heading. */
export function Section({ heading, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-6">
      <h2 id={id} className="text-2xl font-bold tracking-tight">
        {heading}
      </h2>
      {children}
    </section>
  );
}
