import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { navigationTexts as texts } from '#contract/texts/navigation.ts';
import { formatNumber } from '#app/lib/format.ts';
import { type LogProgress, useLogProgress } from '#app/lib/learning/log-progress.ts';
import type { LoginState } from '#app/lib/session/login-state.ts';
import { useOnline } from '#app/lib/use-online.ts';
import { Link } from '#app/ui/link.tsx';

/** Shown while offline, when links do not work, and while the learner's progress is still being fetched. */
export function OfflineNote() {
  const isOnline = useOnline();
  const progress = useLogProgress();
  if (isOnline && !progress) return null;
  return (
    <p
      role="status"
      data-bottom-note="everywhere"
      className="pointer-events-none fixed right-4 bottom-[calc(var(--spacing-bottom-bar)+env(safe-area-inset-bottom)+0.75rem)] left-4 z-20 rounded-md bg-ink px-4 py-2.5 text-sm text-paper shadow-float md:inset-x-0 md:bottom-6 md:mx-auto md:w-fit"
    >
      {progress ? <Progress progress={progress} isOnline={isOnline} /> : texts.offline}
    </p>
  );
}

interface ProgressProps {
  readonly progress: LogProgress;
  readonly isOnline: boolean;
}

function Progress({ progress: { share, state }, isOnline }: ProgressProps) {
  const { pathname } = useLocation();
  const loginState: LoginState = { from: pathname };
  if (isOnline && state === 'needs-login')
    return (
      <>
        <Link
          to={paths.login}
          state={loginState}
          className="pointer-events-auto font-bold underline underline-offset-4"
        >
          {accountTexts.login}
        </Link>
        {texts.toFetchLearning}
      </>
    );
  const percent = formatNumber(Math.floor(share * 100));
  if (!isOnline)
    return (
      <Told
        shown={texts.offlineWithPartialLearning(percent)}
        spoken={texts.offlineWithPartialLearningSpoken}
      />
    );
  return state === 'fetching' ? (
    <Told shown={texts.fetchingLearning(percent)} spoken={texts.fetchingLearningSpoken} />
  ) : (
    <Told shown={texts.learningIsPartial(percent)} spoken={texts.learningIsPartialSpoken} />
  );
}

/** What changes with every part is only shown: a live region would say it each time. */
const Told = ({ shown, spoken }: { readonly shown: string; readonly spoken: string }) => (
  <>
    <span aria-hidden>{shown}</span>
    <span className="sr-only">{spoken}</span>
  </>
);
