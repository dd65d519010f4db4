import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface PageProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Above the title: breadcrumbs or a back link. */
  readonly trail?: ReactNode;
  /** Beside the title: the main action of the screen. */
  readonly action?: ReactNode;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** On phones an exercise needs the whole screen; screen readers still find the title. */
const HIDDEN_BY_EXERCISE = 'max-md:[body:has([data-keep-clear])_&]:sr-only';

/** The frame of a screen: title, one sentence about its purpose, and content. */
export function Page({ title, lead, trail, action, narrow, children }: PageProps) {
  return (
    <div className={classNames('container-page py-8 sm:py-12', narrow && 'max-w-3xl')}>
      {trail && <div className={classNames('-mt-3 mb-3', HIDDEN_BY_EXERCISE)}>{trail}</div>}
      <div className={classNames('mb-8 flex flex-wrap items-end justify-between gap-4', HIDDEN_BY_EXERCISE)}>
        {/* Shrinks for the action beside it; on phones the action is below. */}
        <div className="grid min-w-0 flex-1 basis-60 gap-2">
          <h1 className="text-3xl font-bold tracking-tight">{title}</h1>
          {lead && <p className="max-w-[60ch] text-lg text-ink-soft">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}

/** The frame of a screen that is only a form: login, passwords, codes. */
export function FormPage({ title, lead, children }: Pick<PageProps, 'title' | 'lead' | 'children'>) {
  return (
    <div className="container-page grid max-w-lg gap-6 py-10 sm:py-16">
      <div className="grid gap-2 text-center">
        <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
        {lead && <p className="text-balance text-ink-soft">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
