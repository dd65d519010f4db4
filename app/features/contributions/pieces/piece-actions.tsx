import { Ellipsis, History, Pencil, Send, Trash2, Undo2 } from 'lucide-react';
import { contributionActionTexts as texts } from '#contract/texts/contributions.ts';
import type { ButtonSize, ButtonVariant } from '#app/ui/button-styles.ts';
import { Button } from '#app/ui/button.tsx';
import { iconButtonStyles } from '#app/ui/icon-button.tsx';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import { Menu } from '#app/ui/overlays/menu.tsx';
import type { ContributionActions } from '../use-contribution-actions.ts';
import { canDiscard, canSubmit, nameOf, type Piece } from './piece.ts';

interface PieceMenuProps {
  readonly piece: Piece;
  readonly onHistory: () => void;
  readonly onDiscard: () => void;
  readonly onRemove: () => void;
}

/** Actions that are rarely needed, in a menu. */
export function PieceMenu({ piece, onHistory, onDiscard, onRemove }: PieceMenuProps) {
  const discard: MenuEntry = { kind: 'action', label: texts.discard, icon: <Undo2 />, onSelect: onDiscard };
  return (
    <Menu
      label={texts.actionsFor(nameOf(piece))}
      className={iconButtonStyles}
      entries={[
        { kind: 'action', label: texts.history, icon: <History />, onSelect: onHistory },
        ...(canDiscard(piece) ? [discard] : []),
        { kind: 'action', label: texts.remove, icon: <Trash2 />, onSelect: onRemove },
      ]}
    >
      <Ellipsis />
    </Menu>
  );
}

interface PieceButtonsProps {
  readonly piece: Piece;
  readonly actions: ContributionActions;
  readonly onEdit: () => void;
}

/** Edit, and the next step towards publication. */
export function PieceButtons({ piece, actions, onEdit }: PieceButtonsProps) {
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Pencil aria-hidden className="size-4" />}
        aria-label={texts.editNamed(nameOf(piece))}
        onClick={onEdit}
      >
        {texts.edit}
      </Button>
      {piece.state === 'waiting' && <WithdrawButton size="small" piece={piece} actions={actions} />}
      {canSubmit(piece) && (
        <SubmitButton size="small" piece={piece} actions={actions}>
          {piece.state === 'changes' ? texts.submitAgain : texts.submit}
        </SubmitButton>
      )}
    </>
  );
}

interface ActionButtonProps {
  readonly piece: Piece;
  readonly actions: ContributionActions;
  readonly size?: ButtonSize;
}

export function WithdrawButton({ piece: { id }, actions: { withdraw }, size }: ActionButtonProps) {
  return (
    <Button
      variant="secondary"
      size={size}
      busyLabel={isBusy(withdraw, id) && texts.withdrawing}
      onClick={() => withdraw.mutate(id)}
    >
      {texts.withdraw}
    </Button>
  );
}

interface SubmitButtonProps extends ActionButtonProps {
  readonly variant?: ButtonVariant;
  readonly children: string;
}

export function SubmitButton(props: SubmitButtonProps) {
  const {
    piece: { id },
    actions: { submit },
    variant = 'secondary',
    size,
    children,
  } = props;
  return (
    <Button
      variant={variant}
      size={size}
      icon={<Send aria-hidden className="size-4" />}
      busyLabel={isBusy(submit, id) && texts.submitting}
      onClick={() => submit.mutate(id)}
    >
      {children}
    </Button>
  );
}

const isBusy = ({ isPending, variables }: ContributionActions['submit'], id: number) =>
  isPending && variables === id;
