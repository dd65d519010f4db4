import { contributorTexts as texts } from '#contract/texts/contributors.ts';
import { Tabs } from '#app/ui/tabs.tsx';
import { CurriculumsTab } from './curriculums-tab.tsx';
import { LessonsTab } from './lessons-tab.tsx';
import { TopicsTab } from './topics-tab.tsx';
import { useContributionAddress } from './use-contribution-address.ts';

/** The three tabs of the contributor area (spec §2). */
export function ContributorArea() {
  const { tab, go } = useContributionAddress();
  return (
    <Tabs
      label={texts.title}
      value={tab}
      onChange={(next) => go({ tab: next })}
      tabs={[
        { value: 'topics', label: texts.topics, content: <TopicsTab /> },
        { value: 'curriculums', label: texts.curriculums, content: <CurriculumsTab /> },
        { value: 'lessons', label: texts.lessons, content: <LessonsTab /> },
      ]}
    />
  );
}
