import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { feedbackTexts } from '#contract/texts/feedback.ts';
import { FeedbackBox } from '#app/features/feedback/feedback-box.tsx';
import { ownAccountQuery } from '#app/features/own-account/own-account-query.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useSession } from '#app/lib/session/session.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { FormPage } from '#app/ui/layout/page.tsx';

export default function FeedbackPage() {
  const session = useSession();
  // The token has no name. If the account fails to load, the user types the name.
  const { data: account } = useQuery({
    ...ownAccountQuery(session?.userId ?? null),
    enabled: Boolean(session),
  });
  return (
    <FormPage title={feedbackTexts.title} lead={feedbackTexts.lead}>
      <PageHead title={feedbackTexts.title} description={feedbackTexts.lead} path={paths.feedback} />
      <Card>
        <FeedbackBox name={account?.name} />
      </Card>
    </FormPage>
  );
}
