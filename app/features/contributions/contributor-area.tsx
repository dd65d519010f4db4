import { type ReactNode, useState } from 'react';
import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { Tabs } from '#app/ui/layout/tabs.tsx';
import { ContentTree } from './content-tree.tsx';
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
  const [showsTree, setShowsTree] = useState(hasRoomForTree);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <details
        open={showsTree}
        onToggle={({ currentTarget }) => setShowsTree(currentTarget.open)}
        className="rounded-lg border border-line bg-surface lg:sticky lg:top-[calc(var(--spacing-bar)+1rem)] lg:max-h-[calc(100dvh-var(--spacing-bar)-2rem)] lg:overflow-y-auto"
      >
        <summary className="min-h-11 cursor-pointer content-center px-4 font-bold">{texts.tree}</summary>
        {showsTree && (
          <div className="border-t border-line p-2">
            <ContentTree />
          </div>
        )}
      </details>
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
    </div>
  );
}

/** Beside the tabs it is open at once; on a phone it would push them away. */
const hasRoomForTree = (): boolean =>
  typeof window !== 'undefined' && window.matchMedia('(min-width: 64rem)').matches;

/** The tab panel. It receives focus when a link opened it. */
function Panel({ children }: { readonly children: ReactNode }) {
  const panel = useOpened<HTMLDivElement>();
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
