import { BookmarkMinus, Ellipsis, FolderInput, Volume2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { notebookTexts, wordListTexts as texts } from '#contract/texts/notebook.ts';
import type { MemoryLevel } from '#core/memory/levels.ts';
import { wantsLessMotion } from '#app/lib/choices/motion.ts';
import { iconButtonStyles } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Link } from '#app/ui/link.tsx';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { NotebookCard, wholeCardLink } from '../notebook-card.tsx';
import { Hidable } from './hidable.tsx';
import { MemoryBadge } from './memory-badge.tsx';
import type { NotebookWord } from './word-rows.ts';

/** What a learner hides to test themselves. */
export interface Hidden {
  readonly meaning: boolean;
  readonly reading: boolean;
}

interface WordCardProps {
  readonly word: NotebookWord;
  readonly memory?: MemoryLevel;
  readonly hidden: Hidden;
  /** The categories of the word, where the list has several. */
  readonly categoryNames?: string;
  readonly removeLabel: string;
  /** Absent when there is no other category. */
  readonly onMove?: () => void;
  readonly onRemove: () => void;
  readonly busy: boolean;
  /** Just restored: the card takes the focus, because the undo button was removed. */
  readonly takesFocus: boolean;
  /** The voice is reading it. */
  readonly isRead: boolean;
  /** While words are being selected; the card is a checkbox then. */
  readonly choice: { readonly isChosen: boolean; readonly onToggle: (withShift: boolean) => void } | null;
}

export function WordCard(props: WordCardProps) {
  const { word, memory, hidden, categoryNames, busy, takesFocus, isRead, choice } = props;
  const { kanji, hiragana, sino, mean, type } = word.item;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isRead)
      card.current?.scrollIntoView({ block: 'nearest', behavior: wantsLessMotion() ? 'auto' : 'smooth' });
  }, [isRead]);

  return (
    <NotebookCard ref={card} busy={busy} isCurrent={isRead} menu={choice ? null : <WordMenu {...props} />}>
      <h2 className="text-2xl font-bold wrap-anywhere">
        {choice ? (
          <ChosenWord isChosen={choice.isChosen} onToggle={choice.onToggle}>
            <JapaneseText>{kanji}</JapaneseText>
          </ChosenWord>
        ) : (
          <WordLink kanji={kanji} takesFocus={takesFocus} />
        )}
      </h2>
      {hiragana !== kanji && (
        <Hidable isHidden={hidden.reading} label={texts.revealReading(kanji)}>
          <JapaneseText className="text-ink-soft">{hiragana}</JapaneseText>
        </Hidable>
      )}
      {/* Hán Việt gives the meaning away. */}
      <Hidable isHidden={hidden.meaning} label={texts.revealMeaning(kanji)}>
        {sino && <span className="text-xs han-viet text-vermilion">{sino}</span>}
        <span className="wrap-anywhere">
          <MixedText>{mean}</MixedText>
        </span>
      </Hidable>
      {/* At the bottom, so that the badges of a row are aligned. */}
      <p className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        <LevelBadge level={type} />
        {memory && <MemoryBadge memory={memory} />}
        {isRead && <Volume2 aria-hidden className="size-5 text-indigo" />}
      </p>
      {categoryNames && (
        <p className="text-sm wrap-anywhere text-ink-soft">{texts.inCategories(categoryNames)}</p>
      )}
    </NotebookCard>
  );
}

function WordLink({ kanji, takesFocus }: { readonly kanji: string; readonly takesFocus: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  return (
    <Link ref={link} to={paths.searchFor(kanji)} className={wholeCardLink}>
      <JapaneseText>{kanji}</JapaneseText>
    </Link>
  );
}

interface ChosenWordProps {
  readonly isChosen: boolean;
  readonly onToggle: (withShift: boolean) => void;
  readonly children: ReactNode;
}

/** The whole card is the label of its checkbox. */
function ChosenWord({ isChosen, onToggle, children }: ChosenWordProps) {
  return (
    <label className="cursor-pointer select-none after:absolute after:inset-0">
      {children}
      <input
        type="checkbox"
        className="absolute top-5 right-5 z-1 size-5 accent-indigo"
        checked={isChosen}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}

function WordMenu({ word, removeLabel, onMove, onRemove }: WordCardProps) {
  const entries: MenuEntry[] = [
    { kind: 'action', label: removeLabel, icon: <BookmarkMinus />, onSelect: onRemove },
  ];
  if (onMove)
    entries.unshift({
      kind: 'action',
      label: notebookTexts.move,
      icon: <FolderInput />,
      onSelect: onMove,
    });
  return (
    <Menu label={notebookTexts.actionsFor(word.item.kanji)} className={iconButtonStyles} entries={entries}>
      <Ellipsis />
    </Menu>
  );
}
