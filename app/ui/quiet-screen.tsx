import type { ReactNode } from 'react';
import type { ScreenTexts } from '#contract/texts/screens.ts';
import { EmptyState } from './empty-state.tsx';
import { Page } from './page.tsx';
import { QuietBridge } from './pictures/quiet-bridge.tsx';

interface QuietScreenProps {
  readonly texts: ScreenTexts;
  /** Where to go instead. */
  readonly actions: ReactNode;
  /** Goes into the head of the document. */
  readonly children?: ReactNode;
}

/** A screen that has nothing to show yet: its title, what it is for, why it is empty, and the next step. */
export function QuietScreen({ texts, actions, children }: QuietScreenProps) {
  return (
    <Page title={texts.title} lead={texts.lead} narrow>
      {children}
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
