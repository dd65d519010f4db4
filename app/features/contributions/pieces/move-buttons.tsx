import { ChevronDown, ChevronUp } from 'lucide-react';
import { contributionActionTexts as texts } from '#contract/texts/contributions.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { Direction } from './reorder.ts';

interface MoveButtonsProps {
  readonly name: string;
  /** Index among the pieces that can be moved, from 0. */
  readonly place: number;
  readonly count: number;
  readonly onMove: (direction: Direction, button: HTMLElement) => void;
}

// Not `disabled` at the ends: a button that becomes disabled loses the focus.
const STYLES = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-40';

/** Moves a piece one step up or down, by keyboard, mouse or touch. */
export function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  const first = place === 0;
  const last = place === count - 1;
  return (
    // Aligns the arrows, not the edges of their buttons, with the text above.
    <div className="-ml-3 flex">
      <IconButton
        label={texts.moveUp(name)}
        icon={<ChevronUp />}
        aria-disabled={first}
        className={STYLES}
        onClick={({ currentTarget }) => !first && onMove('up', currentTarget)}
      />
      <IconButton
        label={texts.moveDown(name)}
        icon={<ChevronDown />}
        aria-disabled={last}
        className={STYLES}
        onClick={({ currentTarget }) => !last && onMove('down', currentTarget)}
      />
    </div>
  );
}
