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
  /** Includes deleted sentences. */
  readonly sentences: readonly ContributedSentence[];
  /** The sentence that was edited last; it gets the focus back. */
  readonly cameFrom: number | 'new' | null;
  /** Null writes a new sentence. */
  readonly onWrite: (sentence: ContributedSentence | null) => void;
}

type Step = { readonly at: 'history' | 'discarding'; readonly sentence: ContributedSentence } | null;

const nameOf = ({ viSentence }: ContributedSentence): string => viSentence;

/** The sentences in order, with all their actions. */
export function SentenceList({ lesson, sentences, cameFrom, onWrite }: SentenceListProps) {
  const userId = useContributorId();
  const [step, setStep] = useState<Step>(null);
  const list = useRef<HTMLDivElement>(null);
  const deletion = useDeleteAndRestore('sentences', sentences, list);
  const { actions, present, removed } = deletion;
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
          onUndo={() => deletion.restore(removed)}
          onClose={deletion.forgetRemoved}
        />
      )}
      {present.length > 0 ? (
        <SentenceRows
          sentences={present}
          cameFrom={cameFrom}
          actions={actions}
          reorder={reorder}
          onEdit={onWrite}
          onRemove={deletion.remove}
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
        pieces={deletion.deleted}
        nameOf={nameOf}
        restoringId={deletion.restoringId}
        onRestore={deletion.restore}
      />
      {step && (
        <OnDemand onFailed={rest}>
          <StepDialog
            at={step.at}
            kind="sentences"
            piece={deletion.newestOf(step.sentence)}
            onDiscard={actions.discard.mutate}
            onClose={rest}
          />
        </OnDemand>
      )}
    </div>
  );
}

/** An unsaved draft of a new sentence is stored in this browser. */
const UnfinishedNotice = ({ onGoOn }: { readonly onGoOn: () => void }) => (
  <p className="flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-indigo-wash py-1 pr-1 pl-4">
    {texts.unfinishedNew}
    <Button variant="quiet" onClick={onGoOn}>
      {texts.goOn}
    </Button>
  </p>
);
