import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

interface CardSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A section of a screen, on its own card. */
export function CardSection({ heading, children }: CardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4">
        <h2 id={id} className="text-xl font-bold">
          {heading}
        </h2>
        {children}
      </Card>
    </section>
  );
}
