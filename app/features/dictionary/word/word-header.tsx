import { BookmarkPlus, Volume2 } from 'lucide-react';
import type { Word } from '#contract/dictionary/word.ts';
import {
  dictionaryTexts,
  formalityNames,
  frequencyNames,
  wordClassNames,
} from '#contract/texts/dictionary.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { isTailId } from '#core/tail/tail-id.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { RecordAndCompare } from '#app/ui/speaking/record-and-compare.tsx';
import { PinButton } from '../pin-button.tsx';
import { PitchAccent } from './pitch-accent.tsx';

interface WordHeaderProps {
  readonly word: Word;
  readonly onListen: () => void;
  readonly onSave: () => void;
}

/** The word in large type, with its Hán Việt below. */
export function WordHeader({ word, onListen, onSave }: WordHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="grid min-w-0 gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <LevelBadge level={word.type} />
          {isTailId(word.id) && <Badge>{dictionaryTexts.englishOnly}</Badge>}
          {word.wordClass && (
            <Badge>
              <span>
                <MixedText>{wordClassNames[word.wordClass]}</MixedText>
              </span>
            </Badge>
          )}
          {word.formality && <Badge>{formalityNames[word.formality]}</Badge>}
          {word.howCommon && <Badge>{frequencyNames[word.howCommon]}</Badge>}
          <PinButton item={word} />
        </div>
        <h1 className="text-headword leading-relaxed font-bold">
          <JapaneseText apart className="readings-stay">
            {parseRuby(word.ruby)}
          </JapaneseText>
        </h1>
        <PitchAccent reading={word.hiragana} accents={word.accents} />
        {word.sino && (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-xl han-viet text-vermilion">{word.sino}</span>
            <span className="text-sm text-ink-soft">{dictionaryTexts.hanViet}</span>
          </p>
        )}
        {word.variants && (
          <p className="text-ink-soft">
            {dictionaryTexts.variants} <JapaneseText className="text-ink">{word.variants}</JapaneseText>
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
      <div className="-mt-3 basis-full">
        <RecordAndCompare source={{ itemId: word.id }} />
      </div>
    </header>
  );
}
