import { type ReactNode, useId } from 'react';

interface GrammarSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export function GrammarSection({ heading, children }: GrammarSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl font-bold">
        {heading}
      </h2>
      {children}
    </section>
  );
}
