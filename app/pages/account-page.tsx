import { accountTexts, roleNames } from '#contract/texts/accounts.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { PageHead } from '#app/lib/page-head.tsx';
import { paths } from '#app/lib/paths.ts';
import { useSession } from '#app/lib/session.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { Page } from '#app/ui/page.tsx';

/** The learner's own page: who is signed in, with which rights, and the ways on from there. */
export default function AccountPage() {
  const session = useSession();
  if (!session) return null;
  const name = session.email ?? accountTexts.account;
  return (
    <Page title={navigationTexts.account} narrow>
      <PageHead title={navigationTexts.account} />
      <Card className="flex flex-wrap items-center gap-4">
        <Avatar name={name} className="size-14 text-xl" />
        <div className="grid min-w-0 gap-2">
          <p className="truncate text-lg font-bold">{name}</p>
          <ul className="flex flex-wrap gap-2">
            {session.roles.map((role) => (
              <li key={role}>
                <Badge tone="indigo">{roleNames[role]}</Badge>
              </li>
            ))}
          </ul>
        </div>
      </Card>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={paths.exercises}>{navigationTexts.exercises}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.categories}>
          {navigationTexts.notebook}
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.changePassword}>
          {accountTexts.changePassword}
        </ButtonLink>
      </div>
    </Page>
  );
}
