import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { RANKING_PERIODS } from '#contract/ranking/periods.ts';
import { rankingTexts } from '#contract/texts/ranking.ts';
import { LeagueSection } from '#app/features/ranking/league-section.tsx';
import {
  LoginInvitation,
  PeriodLinks,
  RankingBoard,
  RankingSkeleton,
} from '#app/features/ranking/ranking-board.tsx';
import { periodIn } from '#app/features/ranking/ranking-query.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useSession } from '#app/lib/session/session.ts';
import { Page } from '#app/ui/layout/page.tsx';

export const handle = { query: { period: RANKING_PERIODS } };

export default function RankPage() {
  const [params] = useSearchParams();
  const period = periodIn(params);
  const session = useSession();
  return (
    <Page title={rankingTexts.title} lead={rankingTexts.lead}>
      <PageHead title={rankingTexts.title} description={rankingTexts.description} path={paths.rank} />
      <div className="grid gap-6">
        <LeagueSection userId={session === undefined ? undefined : (session?.userId ?? null)} />
        <PeriodLinks chosen={period} />
        {session === undefined ? (
          <RankingSkeleton />
        ) : (
          <RankingBoard period={period} userId={session?.userId ?? null} />
        )}
        {session === null && <LoginInvitation />}
      </div>
    </Page>
  );
}
