import { BookmarkPlus } from 'lucide-react';
import type { ShortItem } from '#contract/dictionary/item.ts';
import { paths } from '#contract/paths.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';

interface WordDialogProps {
  readonly item: ShortItem;
  readonly onSave: (item: ShortItem) => void;
  readonly onClose: () => void;
}

/** The card of a word inside a lesson: its reading, Hán Việt and meaning. */
export default function WordDialog({ item, onSave, onClose }: WordDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<JapaneseText>{item.kanji}</JapaneseText>}
      actions={
        <>
          <ButtonLink variant="secondary" to={paths.word(item.id)} target="_blank" rel="noopener">
            {practiceTexts.openWord}
          </ButtonLink>
          <Button icon={<BookmarkPlus className="size-5" />} onClick={() => onSave(item)}>
            {practiceTexts.saveWord}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {item.hiragana !== item.kanji && <JapaneseText className="text-lg">{item.hiragana}</JapaneseText>}
          {item.sino && <b className="text-vermilion">{item.sino}</b>}
          <LevelBadge level={item.type} />
        </p>
        <p className="text-lg">
          <MixedText>{item.mean}</MixedText>
        </p>
      </div>
    </Dialog>
  );
}
