import { lazy, Suspense, useRef, useState } from 'react';
import type { ContributedLesson, ContributedSentence } from '#contract/contributions/contribution.ts';
import { contributionDeedTexts } from '#contract/texts/contribution-deeds.ts';
import { sentenceDeskTexts as texts } from '#contract/texts/sentence-desk.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { contributedSentencesQuery, useMakerId } from '../contribution-queries.ts';
import { DeletedList } from '../deleted-list.tsx';
import { DeletionNotice } from '../deletion-notice.tsx';
import { useContributionDeeds } from '../use-contribution-deeds.ts';
import { useReorder } from '../use-reorder.ts';
import { readDraft } from './sentence-drafts.ts';
import { SentenceRows } from './sentence-rows.tsx';
import { SentenceToolbar } from './sentence-toolbar.tsx';

const Confirm = lazy(() => import('#app/ui/confirm.tsx'));
const VersionHistoryDialog = lazy(() => import('../version-history-dialog.tsx'));

interface SentenceListProps {
  readonly lesson: ContributedLesson;
  /** What was deleted too. */
  readonly sentences: readonly ContributedSentence[];
  /** The one that was written last, which gets the focus back. */
  readonly cameFrom: number | 'new' | null;
  /** Null: a new one. */
  readonly onWrite: (sentence: ContributedSentence | null) => void;
}

type Step = { readonly at: 'history' | 'discarding'; readonly sentence: ContributedSentence } | null;

const nameOf = ({ viSentence }: ContributedSentence): string => viSentence;

/** The sentences in their order, with everything that can be done to them. */
export function SentenceList({ lesson, sentences, cameFrom, onWrite }: SentenceListProps) {
  const userId = useMakerId();
  const list = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<ContributedSentence | null>(null);
  const [step, setStep] = useState<Step>(null);
  const deeds = useContributionDeeds('sentences');
  const { queryKey } = contributedSentencesQuery(lesson.id, userId);
  const reorder = useReorder<ContributedSentence>({ kind: 'sentences', queryKey, nameOf });
  const present = sentences.filter(({ deletedAt }) => deletedAt === null);
  const hasDraft = readDraft({ userId, lessonId: lesson.id, sentenceId: null }) !== null;

  const remove = (sentence: ContributedSentence) => {
    setRemoved(null);
    deeds.remove.mutate(sentence.id, { onSuccess: () => setRemoved(sentence) });
  };
  const forgetRemoved = () => {
    setRemoved(null);
    list.current?.focus();
  };
  const rest = () => setStep(null);
  const discard = ({ id }: ContributedSentence) => {
    rest();
    deeds.discard.mutate(id);
  };
  const restore = ({ id }: ContributedSentence) => deeds.undelete.mutate(id, { onSuccess: forgetRemoved });
  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
      <SentenceToolbar
        lesson={lesson}
        count={present.length}
        isBack={cameFrom === 'new'}
        onAdd={() => onWrite(null)}
      />
      {hasDraft && <UnfinishedNotice onGoOn={() => onWrite(null)} />}
      {removed && (
        <DeletionNotice
          key={removed.id}
          name={nameOf(removed)}
          undoing={deeds.undelete.isPending}
          onUndo={() => restore(removed)}
          onClose={forgetRemoved}
        />
      )}
      {present.length > 0 ? (
        <SentenceRows
          sentences={present}
          cameFrom={cameFrom}
          deeds={deeds}
          reorder={reorder}
          onEdit={onWrite}
          onRemove={remove}
          onStep={(at, sentence) => setStep({ at, sentence })}
        />
      ) : (
        <EmptyState
          picture={<QuietBridge className="w-44 text-indigo" />}
          title={texts.emptyTitle}
          actions={lesson.editable && <Button onClick={() => onWrite(null)}>{texts.firstSentence}</Button>}
        >
          {texts.emptyText}
        </EmptyState>
      )}
      <DeletedList
        pieces={sentences.filter(({ deletedAt }) => deletedAt !== null)}
        nameOf={nameOf}
        restoringId={deeds.undelete.isPending ? deeds.undelete.variables : null}
        onRestore={restore}
      />
      <Suspense>
        {step?.at === 'history' && (
          <VersionHistoryDialog
            kind="sentences"
            id={step.sentence.id}
            revision={sentences.find(({ id }) => id === step.sentence.id)?.revision ?? step.sentence.revision}
            onRestored={rest}
            onClose={rest}
          />
        )}
        {step?.at === 'discarding' && (
          <Confirm
            open
            dangerous
            question={contributionDeedTexts.discardQuestion}
            explanation={contributionDeedTexts.discardText}
            confirmLabel={contributionDeedTexts.discard}
            onConfirm={() => discard(step.sentence)}
            onCancel={rest}
          />
        )}
      </Suspense>
    </div>
  );
}

/** A sentence that was typed but not saved waits in this browser. */
const UnfinishedNotice = ({ onGoOn }: { readonly onGoOn: () => void }) => (
  <p className="flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-indigo-wash py-1 pr-1 pl-4">
    {texts.unfinishedNew}
    <Button variant="quiet" onClick={onGoOn}>
      {texts.goOn}
    </Button>
  </p>
);
