import { useState } from 'react';
import { useLocation } from 'react-router';
import { contributorTexts as texts } from '#contract/texts/contributors.ts';
import { PageHead } from '#app/lib/page-head.tsx';
import { paths } from '#app/lib/paths.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { Page } from '#app/ui/page.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

type Tab = 'topics' | 'curriculums' | 'lessons';

/** The contributor area with its three tabs (spec §2): /topic and /topicSupplier open the first, /lesson the last. */
export default function ContributorPage() {
  const { pathname } = useLocation();
  const [tab, setTab] = useState<Tab>(pathname === paths.lessonAdmin ? 'lessons' : 'topics');
  return (
    <Page title={texts.title} lead={texts.lead}>
      <PageHead title={texts.title} />
      <Tabs
        label={texts.title}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'topics', label: texts.topics, content: <NothingYet title={texts.noTopics} /> },
          {
            value: 'curriculums',
            label: texts.curriculums,
            content: <NothingYet title={texts.noCurriculums} />,
          },
          { value: 'lessons', label: texts.lessons, content: <NothingYet title={texts.noLessons} /> },
        ]}
      />
    </Page>
  );
}

function NothingYet({ title }: { readonly title: string }) {
  return (
    <EmptyState
      picture={<QuietBridge className="w-44 text-indigo" />}
      title={title}
      actions={<ButtonLink to={paths.exercises}>{texts.seePublished}</ButtonLink>}
    >
      {texts.teamContent}
    </EmptyState>
  );
}
