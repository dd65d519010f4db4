import type { ReactNode } from 'react';
import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { Tabs } from '#app/ui/layout/tabs.tsx';
import { useLateParts } from './late-parts.ts';
import { CurriculumsTab } from './pieces/curriculums-tab.tsx';
import { LessonsTab } from './pieces/lessons-tab.tsx';
import { TopicsTab } from './pieces/topics-tab.tsx';
import { useContributionAddress } from './use-contribution-address.ts';
import { useOpened } from './use-opened.ts';

/** The three tabs of the contributor area (PRODUCT.md, Contributions). */
export function ContributorArea() {
  const { tab, go } = useContributionAddress();
  useLateParts();
  return (
    <Tabs
      label={texts.title}
      value={tab}
      onChange={(next) => go({ tab: next })}
      tabs={[
        {
          value: 'topics',
          label: texts.topics,
          content: (
            <Panel>
              <TopicsTab />
            </Panel>
          ),
        },
        {
          value: 'curriculums',
          label: texts.curriculums,
          content: (
            <Panel>
              <CurriculumsTab />
            </Panel>
          ),
        },
        {
          value: 'lessons',
          label: texts.lessons,
          content: (
            <Panel>
              <LessonsTab />
            </Panel>
          ),
        },
      ]}
    />
  );
}

/** The tab panel. It receives focus when a link opened it. */
function Panel({ children }: { readonly children: ReactNode }) {
  const panel = useOpened<HTMLDivElement>();
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
