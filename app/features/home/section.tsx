import { type ReactNode, useId } from 'react';
import { classNames } from '#app/ui/class-names.ts';

interface SectionProps {
  readonly heading: string;
  readonly lead?: string;
  readonly action?: ReactNode;
  readonly tinted?: boolean;
  readonly children: ReactNode;
}

/** A section of the landing page: heading, one sentence, content. */
export function Section({ heading, lead, action, tinted, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('py-14 sm:py-20', tinted && 'bg-sunken')}>
      <div className="container-page grid grid-cols-1 gap-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="grid gap-2">
            <h2 id={id} className="text-3xl font-bold tracking-tight">
              {heading}
            </h2>
            {lead && <p className="max-w-[58ch] text-lg text-ink-soft">{lead}</p>}
          </div>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}
