import { feedbackListTexts } from '#contract/texts/feedback.ts';
import { FeedbackList } from '#app/features/feedback/feedback-list.tsx';
import { StateFilter } from '#app/features/feedback/state-filter.tsx';
import { useListAddress } from '#app/lib/api/use-list-address.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { ListSearch } from '#app/ui/forms/list-search.tsx';
import { Page } from '#app/ui/layout/page.tsx';

export default function FeedbackListPage() {
  const { search, setSearch } = useListAddress();
  return (
    <Page title={feedbackListTexts.title} lead={feedbackListTexts.lead} narrow>
      <PageHead title={feedbackListTexts.title} />
      <div className="grid gap-5">
        <ListSearch label={feedbackListTexts.search} search={search} onSearch={setSearch} />
        <StateFilter />
        <FeedbackList />
      </div>
    </Page>
  );
}
