import { BookmarkPlus, Volume2 } from 'lucide-react';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese-text.tsx';
import { LevelBadge } from '#app/ui/level-badge.tsx';
import type { Word } from './word.ts';

interface WordHeaderProps {
  readonly word: Word;
  readonly onListen: () => void;
  readonly onSave: () => void;
}

/** The word itself, large, with the Hán Việt as its second name. */
export function WordHeader({ word, onListen, onSave }: WordHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <LevelBadge level={word.level} />
          <Badge>{word.wordClass}</Badge>
        </div>
        <h1 className="text-headword leading-relaxed font-bold">
          <JapaneseText>{word.headword}</JapaneseText>
        </h1>
        {word.hanViet && (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-xl han-viet text-vermilion">{word.hanViet}</span>
            <span className="text-sm text-ink-soft">{dictionaryTexts.hanViet}</span>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={<Volume2 className="size-5" />} onClick={onListen}>
          {dictionaryTexts.listen}
        </Button>
        <Button icon={<BookmarkPlus className="size-5" />} onClick={onSave}>
          {dictionaryTexts.save}
        </Button>
      </div>
    </header>
  );
}
