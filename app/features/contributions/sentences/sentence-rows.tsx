import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { MoveButtons } from '../pieces/move-buttons.tsx';
import { movableIn } from '../pieces/reorder.ts';
import type { useReorder } from '../pieces/use-reorder.ts';
import type { ContributionActions } from '../use-contribution-actions.ts';
import { useRestoreFocus } from '../use-restore-focus.ts';
import { SentenceActions } from './sentence-actions.tsx';
import { SentenceRow } from './sentence-row.tsx';

interface SentenceRowsProps {
  readonly sentences: readonly ContributedSentence[];
  readonly cameFrom: number | 'new' | null;
  readonly actions: ContributionActions;
  readonly reorder: ReturnType<typeof useReorder<ContributedSentence>>;
  readonly onEdit: (sentence: ContributedSentence) => void;
  readonly onRemove: (sentence: ContributedSentence) => void;
  readonly onStep: (at: 'history' | 'discarding', sentence: ContributedSentence) => void;
}

export function SentenceRows(props: SentenceRowsProps) {
  const { sentences, cameFrom, actions, reorder, onEdit, onRemove, onStep } = props;
  const movable = movableIn(sentences);
  const keepFocus = useRestoreFocus(movable.map(({ id }) => id).join(' '));
  return (
    <>
      <p role="status" className="sr-only">
        {reorder.announcement}
      </p>
      <ol aria-label={texts.title} className="grid gap-3">
        {sentences.map((sentence, index) => (
          <SentenceRow
            key={sentence.id}
            sentence={sentence}
            number={index + 1}
            onSeeNotes={() => onStep('history', sentence)}
          >
            {sentence.editable && (
              <div className="-mb-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
                <MoveButtons
                  name={sentence.viSentence}
                  place={movable.indexOf(sentence)}
                  count={movable.length}
                  onMove={(direction, button) => {
                    keepFocus(button);
                    reorder.move(sentence, direction);
                  }}
                />
                <SentenceActions
                  sentence={sentence}
                  actions={actions}
                  isBack={cameFrom === sentence.id}
                  onEdit={() => onEdit(sentence)}
                  onRemove={() => onRemove(sentence)}
                  onHistory={() => onStep('history', sentence)}
                  onDiscard={() => onStep('discarding', sentence)}
                />
              </div>
            )}
          </SentenceRow>
        ))}
      </ol>
    </>
  );
}
