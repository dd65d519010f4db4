import type { CardContent } from '#contract/memory/card-content.ts';
import { reviewTexts as texts } from '#contract/texts/memory.ts';
import { Button } from '#app/ui/button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { WordBack } from './word-faces.tsx';

interface LeechOfferProps {
  readonly content: CardContent | null | undefined;
  readonly onClose: () => void;
}

/** A card that is forgotten again and again is put aside, with another way to remember it. */
export function LeechOffer({ content, onClose }: LeechOfferProps) {
  const word = content?.kind === 'word' ? content : null;
  return (
    <section className="grid gap-4 rounded-xl border border-amber bg-amber-wash p-5">
      <h2 className="text-xl font-bold">{texts.leechTitle}</h2>
      <p>{texts.leechText}</p>
      {word && (
        <div className="grid gap-3 rounded-lg bg-surface p-4">
          <WordBack word={word} />
          {word.sino !== '' && (
            <p className="text-ink-soft">
              <MixedText>{texts.leechByHanViet(word.sino, word.mean)}</MixedText>
            </p>
          )}
        </div>
      )}
      <Button className="justify-self-end" onClick={onClose}>
        {texts.next}
      </Button>
    </section>
  );
}
