import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { roleNames } from '#contract/texts/accounts.ts';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { Badge } from '#app/ui/badge.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { secondFactorQuery } from './second-factor-query.ts';

/** On the learner's own page: whether it is on, and the way to change that. */
export function SecondFactorSection({ userId }: { readonly userId: number }) {
  const { data } = useQuery(secondFactorQuery(userId));
  return (
    <CardSection heading={secondFactorTexts.title}>
      <p className="flex min-h-6 flex-wrap items-center gap-3">
        {data && (
          <Badge tone={data.isOn ? 'moss' : 'neutral'}>
            {data.isOn ? secondFactorTexts.isOn : secondFactorTexts.isOff}
          </Badge>
        )}
        <span className="text-ink-soft">{secondFactorTexts.sectionText}</span>
      </p>
      {data && data.heldRoles.length > 0 && (
        <p className="rounded-md bg-amber-wash px-4 py-3 text-amber">
          {secondFactorTexts.required(data.heldRoles.map((role) => roleNames[role]).join(', '))}
        </p>
      )}
      <ButtonLink variant="secondary" className="justify-self-start" to={paths.secondFactor}>
        {data?.isOn === false ? secondFactorTexts.turnOn : secondFactorTexts.manage}
      </ButtonLink>
    </CardSection>
  );
}
