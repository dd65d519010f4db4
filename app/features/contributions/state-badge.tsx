import type { ContentState } from '#contract/contributions/content-kinds.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { contentStateNames, newerVersionNames } from '#contract/texts/versions.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';

const TONES: Record<ContentState, Tone> = {
  draft: 'neutral',
  waiting: 'indigo',
  changes: 'amber',
  published: 'moss',
};

interface StateBadgeProps {
  /** State of the newest version. */
  readonly state: ContentState;
  /** Learners see it, possibly in an older version. */
  readonly published: boolean;
}

/** The state of a piece. One that is published while a newer version is in progress shows both. */
export function StateBadge({ state, published }: StateBadgeProps) {
  if (!published || state === 'published')
    return <Badge tone={TONES[state]}>{knownText(contentStateNames, state) ?? uiTexts.otherKind}</Badge>;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone="moss">{contentStateNames.published}</Badge>
      <Badge tone={TONES[state]}>{knownText(newerVersionNames, state) ?? uiTexts.otherKind}</Badge>
    </span>
  );
}
