import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContributedLesson, ContributedSentence } from '#contract/contributions/contribution.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { contributedSentencesQuery, useContributorId } from '../contribution-queries.ts';
import { SentenceEditor } from './sentence-editor.tsx';
import { SentenceList } from './sentence-list.tsx';

type Task =
  | { readonly at: 'list' }
  /** The sentence as it was when editing began; null for a new one. */
  | { readonly at: 'writing'; readonly sentence: ContributedSentence | null };

/** The sentences of a lesson: the list, replaced by the editor while one of them is written. */
export function SentenceEditorScreen({ lesson }: { readonly lesson: ContributedLesson }) {
  const { data, error, refetch } = useQuery(contributedSentencesQuery(lesson.id, useContributorId()));
  const [task, setTask] = useState<Task>({ at: 'list' });
  /** Where the author left the list, to restore the focus on return. */
  const [cameFrom, setCameFrom] = useState<number | 'new' | null>(null);

  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} className="h-28" />;
  const present = data.filter(({ deletedAt }) => deletedAt === null);
  if (task.at === 'list')
    return (
      <SentenceList
        lesson={lesson}
        sentences={data}
        cameFrom={cameFrom}
        onWrite={(sentence) => setTask({ at: 'writing', sentence })}
      />
    );
  const { sentence } = task;
  const close = () => {
    setCameFrom(sentence?.id ?? 'new');
    setTask({ at: 'list' });
  };
  return (
    <SentenceEditor
      lessonId={lesson.id}
      sentence={sentence}
      number={placeOf(sentence, present)}
      register={present.at(-1)?.register ?? 'free'}
      onClose={close}
    />
  );
}

/** Counted from 1; a new sentence comes last. */
function placeOf(sentence: ContributedSentence | null, sentences: readonly ContributedSentence[]): number {
  const index = sentences.findIndex(({ id }) => id === sentence?.id);
  return (index < 0 ? sentences.length : index) + 1;
}
