import { type ReactNode, useId } from 'react';
import { Card } from '#app/ui/card.tsx';

interface AccountSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export function AccountSection({ heading, children }: AccountSectionProps) {
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
