import type { Cognate } from '#contract/dictionary/item.ts';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { meaningsIn } from '#core/dictionary/meanings-in.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';

const COGNATE_TONES: Record<Cognate['kind'], Tone> = {
  same: 'moss',
  reversed: 'indigo',
  rare: 'neutral',
  shifted: 'amber',
  'false-friend': 'vermilion',
};

interface WordMeaningsProps {
  readonly mean: string;
  /** The language of the meanings, if it is not ours. */
  readonly lang?: 'en';
  readonly cognate: Cognate | null;
}

export function WordMeanings({ mean, lang, cognate }: WordMeaningsProps) {
  const meanings = meaningsIn(mean);
  return (
    <section aria-label={dictionaryTexts.meaning} className="grid gap-5">
      <ol lang={lang} className="grid gap-2 text-xl">
        {meanings.map((meaning, index) => (
          <li key={index} className="flex gap-3">
            {meanings.length > 1 && <span className="text-ink-soft tabular-nums">{index + 1}.</span>}
            <span>
              <MixedText>{meaning}</MixedText>
            </span>
          </li>
        ))}
      </ol>
      {cognate && (
        <aside className="grid justify-items-start gap-2 border-l-3 border-vermilion pl-4">
          <Badge tone={COGNATE_TONES[cognate.kind]}>{dictionaryTexts.cognate[cognate.kind]}</Badge>
          {cognate.note && (
            <p className="max-w-[60ch]">
              <MixedText>{cognate.note}</MixedText>
            </p>
          )}
        </aside>
      )}
    </section>
  );
}
