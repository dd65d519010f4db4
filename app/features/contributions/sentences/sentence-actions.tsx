import { Ellipsis, History, Pencil, RotateCcw, Send, Trash2, Undo2 } from 'lucide-react';
import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import { contributionActionTexts as texts } from '#contract/texts/contributions.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton, iconButtonStyles } from '#app/ui/icon-button.tsx';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import { Menu } from '#app/ui/overlays/menu.tsx';
import type { ContributionActions } from '../use-contribution-actions.ts';
import { useFocusBack } from './use-focus-back.ts';

interface SentenceActionsProps {
  readonly sentence: ContributedSentence;
  readonly actions: ContributionActions;
  /** The author has just returned from editing this sentence. */
  readonly isBack: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onHistory: () => void;
  readonly onDiscard: () => void;
}

/** Edit is a button, rare actions are in a menu. A lesson is usually submitted as a whole. */
export function SentenceActions(props: SentenceActionsProps) {
  const { sentence, actions, isBack, onEdit, onRemove, onHistory, onDiscard } = props;
  const editButton = useFocusBack(isBack);
  const { viSentence } = sentence;
  return (
    <div className="ml-auto flex items-center">
      <Button
        ref={editButton}
        variant="quiet"
        className="px-3!"
        icon={<Pencil aria-hidden className="size-4" />}
        aria-label={texts.editNamed(viSentence)}
        onClick={onEdit}
      >
        {texts.edit}
      </Button>
      <IconButton label={`${texts.remove} “${viSentence}”`} icon={<Trash2 />} onClick={onRemove} />
      <Menu
        label={texts.actionsFor(viSentence)}
        className={iconButtonStyles}
        entries={[
          { kind: 'action', label: texts.history, icon: <History />, onSelect: onHistory },
          ...reviewEntries(sentence, actions, onDiscard),
        ]}
      >
        <Ellipsis />
      </Menu>
    </div>
  );
}

/** The review actions for this sentence alone, as far as its state allows. */
function reviewEntries(
  { id, state, published }: ContributedSentence,
  { submit, withdraw }: SentenceActionsProps['actions'],
  onDiscard: () => void,
): MenuEntry[] {
  const entries: MenuEntry[] = [];
  if (state === 'draft' || state === 'changes')
    entries.push({
      kind: 'action',
      label: state === 'draft' ? texts.submit : texts.submitAgain,
      icon: <Send />,
      onSelect: () => submit.mutate(id),
    });
  if (state === 'waiting')
    entries.push({
      kind: 'action',
      label: texts.withdraw,
      icon: <RotateCcw />,
      onSelect: () => withdraw.mutate(id),
    });
  if (published && state !== 'published')
    entries.push({ kind: 'action', label: texts.discard, icon: <Undo2 />, onSelect: onDiscard });
  return entries;
}
