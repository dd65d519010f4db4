import { useRef, useState } from 'react';
import type { ContributedLesson, ContributedSentence } from '#contract/contributions/contribution.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { contributedSentencesQuery, useContributorId } from '../contribution-queries.ts';
import { DeletedList } from '../pieces/deleted-list.tsx';
import { DeletionNotice } from '../pieces/deletion-notice.tsx';
import { StepDialog } from '../pieces/step-dialog.tsx';
import { useDeleteAndRestore } from '../pieces/use-delete-and-restore.ts';
import { useReorder } from '../pieces/use-reorder.ts';
import { readDraft } from './sentence-drafts.ts';
import { SentenceRows } from './sentence-rows.tsx';
import { SentenceToolbar } from './sentence-toolbar.tsx';

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
  const userId = useContributorId();
  const [step, setStep] = useState<Step>(null);
  const list = useRef<HTMLDivElement>(null);
  const keeping = useDeleteAndRestore('sentences', sentences, list);
  const { actions, present, removed } = keeping;
  const { queryKey } = contributedSentencesQuery(lesson.id, userId);
  const reorder = useReorder<ContributedSentence>({ kind: 'sentences', queryKey, nameOf });
  const hasDraft = readDraft({ userId, lessonId: lesson.id, sentenceId: null }) !== null;
  const rest = () => setStep(null);
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
          undoing={actions.undelete.isPending}
          onUndo={() => keeping.restore(removed)}
          onClose={keeping.forgetRemoved}
        />
      )}
      {present.length > 0 ? (
        <SentenceRows
          sentences={present}
          cameFrom={cameFrom}
          actions={actions}
          reorder={reorder}
          onEdit={onWrite}
          onRemove={keeping.remove}
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
        pieces={keeping.deleted}
        nameOf={nameOf}
        restoringId={keeping.restoringId}
        onRestore={keeping.restore}
      />
      {step && (
        <OnDemand onFailed={rest}>
          <StepDialog
            at={step.at}
            kind="sentences"
            piece={keeping.newestOf(step.sentence)}
            onDiscard={actions.discard.mutate}
            onClose={rest}
          />
        </OnDemand>
      )}
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
