import type { ReactNode } from 'react';
import type { ScreenTexts } from '#contract/texts/screens.ts';
import { PageHead } from '#app/lib/page-head.tsx';
import { EmptyState } from './empty-state.tsx';
import { Page } from './page.tsx';
import { QuietBridge } from './pictures/quiet-bridge.tsx';

interface QuietScreenProps {
  readonly texts: ScreenTexts;
  /** Where to go instead. */
  readonly actions: ReactNode;
  /** Its address, if search engines should know it. */
  readonly path?: string;
}

/** A screen that has nothing to show yet: its title, what it is for, why it is empty, and the next step. */
export function QuietScreen({ texts, actions, path }: QuietScreenProps) {
  return (
    <Page title={texts.title} lead={texts.lead} narrow>
      <PageHead title={texts.title} description={texts.lead} path={path} />
      <EmptyState
        picture={<QuietBridge className="w-44 text-indigo" />}
        title={texts.emptyTitle}
        actions={actions}
      >
        {texts.emptyText}
      </EmptyState>
    </Page>
  );
}
