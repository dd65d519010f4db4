import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { parseRuby } from '#core/japanese/ruby.ts';
import { classNames } from '#app/ui/class-names.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import type { TileOrder } from './tile-order.ts';
import type { useTileDrag } from './use-tile-drag.ts';

interface TileListProps extends Pick<ReturnType<typeof useTileDrag>, 'drag' | 'handlersOf'> {
  readonly label: string;
  readonly describedBy: string;
  readonly tiles: readonly string[];
  readonly shown: TileOrder;
  /** Tiles that have left this list: their places stay empty, so that nothing moves. */
  readonly placed?: TileOrder;
  readonly isDisabled: boolean;
  readonly onPress: (tile: number, event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Tiles in a row. One of them is in the order of Tab; arrow keys reach the others. */
export function TileList(props: TileListProps) {
  const {
    label,
    describedBy,
    tiles,
    shown,
    placed = [],
    drag,
    handlersOf,
    isDisabled,
    onPress,
    onKeyDown,
  } = props;
  const [focused, setFocused] = useState<number | null>(null);
  const free = shown.filter((tile) => !placed.includes(tile));
  const tabStop = focused !== null && free.includes(focused) ? focused : free[0];
  const isSentence = props.placed === undefined;
  /** The tile before which the dragged one would land. */
  const others = shown.filter((tile) => tile !== drag?.tile);
  const marked = isSentence && drag?.at !== null && drag ? others[drag.at] : undefined;
  return (
    <ul aria-label={label} aria-describedby={describedBy} className="flex flex-wrap gap-2">
      {shown.map((tile) => {
        const isDragged = drag?.tile === tile;
        return (
          <li key={tile} className={classNames(placed.includes(tile) && 'rounded-md bg-sunken')}>
            <button
              type="button"
              data-tile={tile}
              disabled={isDisabled || placed.includes(tile)}
              tabIndex={tile === tabStop ? 0 : -1}
              onFocus={() => setFocused(tile)}
              onClick={(event) => onPress(tile, event)}
              onKeyDown={onKeyDown}
              {...(isDisabled ? {} : handlersOf(tile))}
              style={isDragged ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined}
              className={classNames(
                TILE,
                placed.includes(tile) && 'invisible',
                isDragged && 'z-10 cursor-grabbing border-indigo shadow-float',
                tile === marked &&
                  'before:absolute before:inset-y-0 before:-left-1.5 before:w-1 before:rounded-full before:bg-indigo',
              )}
            >
              <JapaneseText>{parseRuby(tiles[tile] ?? '')}</JapaneseText>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Dragging must not scroll the page. */
const TILE =
  'relative min-h-11 touch-none rounded-md border border-edge bg-surface px-2.5 pt-1.5 pb-0.5 text-lg select-none ' +
  'enabled:cursor-grab enabled:hover:border-indigo disabled:opacity-80';
