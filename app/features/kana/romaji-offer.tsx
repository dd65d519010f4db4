import { kanaTexts } from '#contract/texts/kana.ts';
import { romajiBelowChoice } from '#app/lib/choices/practice-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/forms/field.tsx';

/** Romaji as a support while kana are being learnt; once they are known, the offer to let it go. */
export function RomajiOffer({ isKnown }: { readonly isKnown: boolean }) {
  const isShown = useChoice(romajiBelowChoice) === 'on';
  if (isKnown && isShown) {
    return (
      <div className="flex flex-wrap items-center gap-3 rounded-lg border border-amber bg-amber-wash p-4">
        <p className="flex-1 basis-60">{kanaTexts.romajiFades}</p>
        <Button variant="secondary" onClick={() => romajiBelowChoice.choose('off')}>
          {kanaTexts.hideRomaji}
        </Button>
      </div>
    );
  }
  return (
    <div className="noscript:hidden">
      <Checkbox
        label={kanaTexts.romajiBelow}
        aria-describedby="romaji-below-note"
        checked={isShown}
        onChange={({ target }) => romajiBelowChoice.choose(target.checked ? 'on' : 'off')}
      />
      <p id="romaji-below-note" className="text-sm text-ink-soft">
        {kanaTexts.romajiBelowNote}
      </p>
    </div>
  );
}
