import { type FormEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { exercisePlayerTexts as texts } from '#contract/texts/exercise-player.ts';
import type { Tiles } from '#core/exercises/tiles.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import { Button } from '#app/ui/button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Instruction, VietnameseSentence } from '../prompts.tsx';
import { type TaskProps, useFocusWhenAsked } from '../task.ts';
import { TileList } from './tile-list.tsx';
import { type TileOrder, withoutTile, withTile } from './tile-order.ts';
import { useTileDrag } from './use-tile-drag.ts';
import { useTileKeyboard } from './use-tile-keyboard.ts';

/** Tiles to put in order: by tapping, by dragging, or with the keyboard. */
export function TilesTask({ exercise, phase, onAnswer }: TaskProps<Tiles>) {
  const { tiles, vietnamese } = exercise;
  const [order, setOrder] = useState<TileOrder>([]);
  const [announcement, setAnnouncement] = useState('');
  const heading = useFocusWhenAsked<HTMLHeadingElement>(phase);
  const sentence = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const help = useId();
  const isAsked = phase === 'asked';
  const bank = tiles.map((_, tile) => tile);
  const textOf = (tile: number) => withoutRuby(tiles[tile] ?? '');

  const place = (tile: number, at?: number) => {
    const next = withTile(order, tile, at);
    setOrder(next);
    setAnnouncement(texts.placed(textOf(tile), next.indexOf(tile) + 1));
  };
  const takeBack = (tile: number) => {
    setOrder(withoutTile(order, tile));
    setAnnouncement(texts.takenBack(textOf(tile)));
  };
  const { drag, handlersOf, isEndOfDrag } = useTileDrag(sentence, (tile, at) => {
    if (at !== null) place(tile, at);
    else if (order.includes(tile)) takeBack(tile);
  });
  const { keepFocus, onKeyDown } = useTileKeyboard(form, order, takeBack);
  const press = (tile: number, event: MouseEvent) => {
    if (isEndOfDrag()) return;
    // A keyboard's click has no detail.
    if (event.detail === 0) keepFocus(tile);
    if (order.includes(tile)) takeBack(tile);
    else place(tile);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAsked && order.length > 0) onAnswer({ tiles: order });
  };
  const list = { tiles, drag, handlersOf, isDisabled: !isAsked, onPress: press, onKeyDown };
  return (
    <form ref={form} onSubmit={submit} className="grid gap-3">
      <Instruction ref={heading} exercise={exercise} />
      <VietnameseSentence>{vietnamese}</VietnameseSentence>
      <div className="grid gap-3">
        <div
          ref={sentence}
          className="relative min-h-39 rounded-lg border-2 border-dashed border-line bg-sunken p-2 sm:min-h-28"
        >
          <TileList {...list} label={texts.ownSentence} shown={order} describedBy={help} />
          {order.length === 0 && (
            <p aria-hidden className="absolute inset-0 grid place-items-center p-4 text-sm text-ink-soft">
              {texts.noPieces}
            </p>
          )}
        </div>
        <TileList {...list} label={texts.pieces} shown={bank} placed={order} describedBy={help} />
      </div>
      <p id={help} className="hidden text-sm text-ink-soft pointer-fine:block">
        {texts.tilesHelp}
      </p>
      <p role="status" className="sr-only">
        <MixedText>{announcement}</MixedText>
      </p>
      <Button
        type="submit"
        disabled={!isAsked || order.length === 0}
        className="sm:min-w-40 sm:justify-self-end"
      >
        {phase === 'checking' ? texts.checking : texts.check}
      </Button>
    </form>
  );
}
