import { useState } from 'react';
import type { ContributedLesson } from '#contract/contributions/contribution.ts';
import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { LessonLevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { NotLoaded } from '#app/ui/overlays/not-loaded.tsx';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';
import { BrokenBridge } from '#app/ui/pictures/broken-bridge.tsx';
import { AskedChanges } from '../asked-changes.tsx';
import { SentenceEditorScreen } from '../late-parts.ts';
import { StateBadge } from '../state-badge.tsx';
import { useContributionActions } from '../use-contribution-actions.ts';
import { useContributionAddress } from '../use-contribution-address.ts';
import { OPENING, useOpened } from '../use-opened.ts';
import { SubmitButton, WithdrawButton } from './piece-actions.tsx';
import { canSubmit } from './piece.ts';
import { VersionHistoryDialog } from './step-dialog.tsx';

/** One lesson with its sentences, and one button that submits all of it for review. */
export function OpenLesson({ lesson }: { readonly lesson: ContributedLesson | undefined }) {
  const { hrefOf } = useContributionAddress();
  const allLessons = hrefOf({ lessonId: null });
  if (!lesson) return <LessonNotFound allLessons={allLessons} />;
  return (
    <section className="grid grid-cols-1 gap-6">
      <BackLink to={allLessons} state={OPENING}>
        {texts.allLessons}
      </BackLink>
      <LessonHeader lesson={lesson} />
      <OnDemand fallback={<ListSkeleton rows={5} />} Missing={NotLoaded}>
        <SentenceEditorScreen key={lesson.id} lesson={lesson} />
      </OnDemand>
    </section>
  );
}

function LessonHeader({ lesson }: { readonly lesson: ContributedLesson }) {
  const [reading, setReading] = useState(false);
  const heading = useOpened<HTMLHeadingElement>();
  const actions = useContributionActions('lessons');
  const { id, title, mean, level, state, published, revision, unsent } = lesson;
  const stopReading = () => setReading(false);
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid min-w-0 justify-items-start gap-1.5">
          <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold wrap-anywhere outline-none">
            <MixedText>{title}</MixedText>
          </h2>
          <p className="text-ink-soft">{mean}</p>
          <div className="flex flex-wrap items-center gap-2">
            <LessonLevelBadge level={level} />
            <StateBadge state={state} published={published} />
            {unsent > 0 && <span className="text-sm text-ink-soft">{texts.unsentCount(unsent)}</span>}
          </div>
        </div>
        <div className="grid gap-2 max-sm:w-full sm:flex">
          {state === 'waiting' && <WithdrawButton piece={lesson} actions={actions} />}
          {canSubmit(lesson) && (
            <SubmitButton variant="primary" piece={lesson} actions={actions}>
              {texts.submitLesson}
            </SubmitButton>
          )}
        </div>
      </div>
      <AskedChanges piece={lesson} onSeeNotes={() => setReading(true)} />
      {reading && (
        <OnDemand onFailed={stopReading}>
          <VersionHistoryDialog
            kind="lessons"
            id={id}
            revision={revision}
            onRestored={stopReading}
            onClose={stopReading}
          />
        </OnDemand>
      )}
    </div>
  );
}

function LessonNotFound({ allLessons }: { readonly allLessons: string }) {
  return (
    <EmptyState
      picture={<BrokenBridge className="w-44 text-indigo" />}
      title={texts.lessonGone}
      actions={<ButtonLink to={allLessons}>{texts.allLessons}</ButtonLink>}
    >
      {texts.lessonGoneText}
    </EmptyState>
  );
}
