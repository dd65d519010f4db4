import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pathTexts as texts } from '#contract/texts/path-screens.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { addressOf, doneSteps, pathQuery, usePathProgress } from './path-queries.ts';

interface NextStepLinkProps {
  /** Shown until the next step is known, and when there is none. */
  readonly fallback: ReactNode;
}

/** “Tiếp tục: …” in one line. */
export default function NextStepLink({ fallback }: NextStepLinkProps) {
  const { data } = useQuery(pathQuery());
  const progress = usePathProgress(data?.units);
  const next = progress?.next;
  if (!data || !next) return fallback;
  const hasDone =
    doneSteps(
      data.units.flatMap(({ steps }) => steps),
      progress,
    ).length > 0;
  return (
    <ButtonLink to={addressOf(next)} className="min-w-0">
      <span className="truncate">
        <MixedText>{(hasDone ? texts.goOn : texts.begin)(next.title)}</MixedText>
      </span>
    </ButtonLink>
  );
}
