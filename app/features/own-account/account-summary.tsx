import type { OwnAccount } from '#contract/own-account/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { roleNames } from '#contract/texts/accounts.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { ownAccountTexts } from '#contract/texts/own-account.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { formatDay } from '#app/lib/format.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { ButtonLink } from '#app/ui/link.tsx';

/** Who is signed in, with which roles, and related links. */
export function AccountSummary({ account }: { readonly account: OwnAccount }) {
  const { name, email, roles, createdAt } = account;
  return (
    <Card className="grid gap-5">
      <div className="flex items-start gap-4">
        <Avatar name={name || email} className="size-14 text-xl" />
        <div className="grid min-w-0 gap-1">
          <p className="text-lg font-bold wrap-anywhere">{name}</p>
          <p className="wrap-anywhere text-ink-soft">{email}</p>
          <p className="text-sm text-ink-soft">{ownAccountTexts.memberSince(formatDay(createdAt))}</p>
        </div>
      </div>
      {roles.length > 0 ? (
        <ul aria-label={ownAccountTexts.roles} className="flex flex-wrap gap-2">
          {roles.map((role) => (
            <li key={role}>
              <Badge tone="indigo">{knownText(roleNames, role) ?? uiTexts.otherKind}</Badge>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{ownAccountTexts.noRoles}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.exercises}>{navigationTexts.exercises}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.categories}>
          {navigationTexts.notebook}
        </ButtonLink>
      </div>
    </Card>
  );
}
