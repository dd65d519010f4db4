import type { OwnAccount } from '#contract/own-account/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { ownAccountTexts } from '#contract/texts/own-account.ts';
import { Badge } from '#app/ui/badge.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { ButtonLink } from '#app/ui/link.tsx';

export function SignInMethods({ account }: { readonly account: OwnAccount }) {
  const { hasPassword, hasGoogle } = account;
  return (
    <CardSection heading={ownAccountTexts.signIn}>
      <ul className="flex flex-wrap gap-2">
        {hasPassword && (
          <li>
            <Badge tone="moss">{ownAccountTexts.password}</Badge>
          </li>
        )}
        {hasGoogle && (
          <li>
            <Badge tone="moss">{ownAccountTexts.google}</Badge>
          </li>
        )}
      </ul>
      <p className="text-ink-soft">
        {hasPassword ? ownAccountTexts.passwordSet : ownAccountTexts.passwordMissing}
      </p>
      <ButtonLink
        variant="secondary"
        className="justify-self-start"
        to={hasPassword ? paths.changePassword : paths.forgot}
      >
        {hasPassword ? accountTexts.changePassword : ownAccountTexts.setPassword}
      </ButtonLink>
    </CardSection>
  );
}
