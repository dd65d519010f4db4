import { type ReactNode, useId } from 'react';
import type { KanjiCard as Kanji } from '#contract/dictionary/word.ts';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { CharacterStrokes } from '#app/ui/strokes/character-strokes.tsx';
import { kunReading } from './kun-reading.ts';

/** One character on practice paper, with everything that helps a Vietnamese reader to remember it. */
export function KanjiCard(kanji: Kanji) {
  const headingId = useId();
  const [hanViet, ...furtherReadings] = kanji.hanViet;
  return (
    <article
      aria-labelledby={headingId}
      // A last card without a partner spans both columns of the grid.
      className="grid content-start gap-4 rounded-xl border border-line bg-surface p-5 sm:last:odd:col-span-2 sm:last:odd:grid-cols-[16rem_1fr] sm:last:odd:gap-8"
    >
      <div className="grid content-start justify-items-center gap-2">
        <CharacterStrokes character={kanji.character} file={kanji.strokeFile} />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <div>
          <h3 id={headingId} className="flex flex-wrap items-baseline gap-x-3">
            <JapaneseText className="text-2xl font-bold">{kanji.character}</JapaneseText>
            <span className="text-lg han-viet text-vermilion">{hanViet}</span>
          </h3>
          <p>{kanji.meaning}</p>
        </div>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-1 text-sm">
          {furtherReadings.length > 0 && (
            <Fact name={dictionaryTexts.alsoRead}>
              <span className="han-viet">{furtherReadings.join(', ')}</span>
            </Fact>
          )}
          <Readings name={dictionaryTexts.on} readings={kanji.on} />
          <Readings name={dictionaryTexts.kun} readings={kanji.kun.map(kunReading)} />
          <Radical radical={kanji.radical} />
        </dl>
        <p className="text-sm text-ink-soft">{dictionaryTexts.strokes(kanji.strokes)}</p>
        <Bridges bridges={kanji.bridges} />
      </div>
    </article>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

function Readings({ name, readings }: { readonly name: string; readonly readings: readonly string[] }) {
  if (readings.length === 0) return null;
  return (
    <Fact name={name}>
      <JapaneseText>{readings.join('、')}</JapaneseText>
    </Fact>
  );
}

function Radical({ radical }: Pick<Kanji, 'radical'>) {
  if (!radical) return null;
  const { character, hanViet, meaning } = radical;
  return (
    <Fact name={dictionaryTexts.radical}>
      <JapaneseText>{character}</JapaneseText> <span className="han-viet">{hanViet}</span>
      {meaning && ` (${meaning})`}
    </Fact>
  );
}

/** Explains how the Japanese reading follows from the Hán Việt: "HỌC → ガク: âm cuối -c…". */
function Bridges({ bridges }: Pick<Kanji, 'bridges'>) {
  if (bridges.length === 0) return null;
  return (
    <ul aria-label={dictionaryTexts.bridges} className="grid gap-1 border-l-3 border-vermilion pl-3 text-sm">
      {bridges.map(({ hanViet, on, rule }) => (
        <li key={`${hanViet} ${on}`}>
          <span className="han-viet">{hanViet}</span> →{' '}
          <JapaneseText className="font-bold">{on}</JapaneseText>: <MixedText>{rule}</MixedText>
        </li>
      ))}
    </ul>
  );
}
