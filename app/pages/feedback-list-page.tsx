import { feedbackListTexts } from '#contract/texts/feedback.ts';
import { FeedbackList } from '#app/features/feedback/feedback-list.tsx';
import { StateFilter } from '#app/features/feedback/state-filter.tsx';
import { PageHead } from '#app/lib/page-head.tsx';
import { useListAddress } from '#app/lib/use-list-address.ts';
import { ListSearch } from '#app/ui/list-search.tsx';
import { Page } from '#app/ui/page.tsx';

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
