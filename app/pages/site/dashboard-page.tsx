import { useQuery } from '@tanstack/react-query';
import { getDashboard } from '#contract/dashboard/endpoints.ts';
import { dashboardTexts as texts } from '#contract/texts/dashboard.ts';
import { DashboardView } from '#app/features/dashboard/dashboard-view.tsx';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Page } from '#app/ui/layout/page.tsx';

export default function DashboardPage() {
  return (
    <Page title={texts.title} lead={texts.lead}>
      <PageHead title={texts.title} />
      <Figures />
    </Page>
  );
}

function Figures() {
  const { data, error, refetch } = useQuery({ ...endpointQuery(getDashboard, {}), staleTime: 0 });
  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} className="h-40" />;
  return <DashboardView dashboard={data} />;
}
