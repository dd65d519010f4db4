import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Role } from '#contract/roles.ts';
import { SITE_NAME } from '#contract/site-name.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import type { LoginState } from '#app/lib/session/login-state.ts';
import { useSession } from '#app/lib/session/session.ts';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';

interface SessionGuardProps {
  /** Any one of these roles is enough; without roles, being logged in is enough. */
  readonly roles?: readonly [Role, ...Role[]];
}

/** Shows the page, or redirects to /login and remembers the requested URL (PRODUCT.md, Routes). */
export function SessionGuard({ roles }: SessionGuardProps) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  // On the server and before hydration the session is unknown: the HTML is the same for everyone.
  if (session === undefined) return <GuardShell />;
  if (session && (!roles || roles.some((role) => session.roles.includes(role)))) return <Outlet />;
  // The role is there, but does not work without a second factor.
  const from = pathname + search + hash;
  if (session && roles?.some((role) => session.heldRoles.includes(role)))
    return <Navigate to={paths.secondFactor} state={{ from } satisfies LoginState} replace />;
  const state: LoginState = { from, missingRole: session ? roles?.[0] : undefined };
  return <Navigate to={paths.login} state={state} replace />;
}

function GuardShell() {
  return (
    <div aria-busy className="container-page grid grid-cols-1 gap-4 py-8 sm:py-12">
      <PageHead title={SITE_NAME} />
      <span className="sr-only">{accountTexts.guardChecking}</span>
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="h-5 w-96 max-w-full" />
      <Skeleton className="mt-4 h-64" />
    </div>
  );
}
