import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { rankingTexts } from '#contract/texts/ranking.ts';
import type { LoginState } from '#app/lib/login-state.ts';
import { ButtonLink } from '#app/ui/link.tsx';

/** For visitors: what they earn counts as soon as they are known. */
export function LoginInvitation() {
  const { pathname, search } = useLocation();
  const state: LoginState = { from: pathname + search };
  return (
    <aside className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5">
      <p>{rankingTexts.invitation}</p>
      <ButtonLink to={paths.login} state={state}>
        {accountTexts.login}
      </ButtonLink>
    </aside>
  );
}
