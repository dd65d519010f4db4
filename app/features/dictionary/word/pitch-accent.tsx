import { dictionaryTexts, pitchNames } from '#contract/texts/dictionary.ts';
import { pitchKindOf, pitchOf } from '#core/japanese/pitch.ts';
import { classNames } from '#app/ui/class-names.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { WithoutRomaji } from '#app/ui/japanese/romaji-below.tsx';

interface PitchAccentProps {
  readonly reading: string;
  /** Empty if unknown. */
  readonly accents: readonly number[];
}

/** The reading under a line that shows where the voice is high, and the same in words. */
export function PitchAccent({ reading, accents }: PitchAccentProps) {
  if (accents.length === 0) return <p className="text-sm text-ink-soft">{dictionaryTexts.pitchUnknown}</p>;
  return (
    <ul className="grid gap-2">
      {accents.map((accent) => (
        <li key={accent} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <PitchLine reading={reading} accent={accent} />
          <span className="text-sm text-ink-soft">{pitchNames[pitchKindOf(reading, accent)](accent)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Hidden from screen readers: the heading has the reading, and the words beside it say where the voice falls. */
function PitchLine({ reading, accent }: { readonly reading: string; readonly accent: number }) {
  return (
    <span aria-hidden className="inline-flex flex-wrap gap-y-2 text-xl">
      <WithoutRomaji>
        {pitchOf(reading, accent).map(({ mora, isHigh, falls }, index) => (
          <JapaneseText
            key={index}
            className={classNames(
              'border-t-2 px-0.5 pt-0.5 leading-snug',
              isHigh ? 'border-t-indigo' : 'border-t-transparent',
              falls && 'border-r-2 border-r-indigo',
            )}
          >
            {mora}
          </JapaneseText>
        ))}
      </WithoutRomaji>
    </span>
  );
}
