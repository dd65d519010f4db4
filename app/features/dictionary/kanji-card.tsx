import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { JapaneseText } from '#app/ui/japanese-text.tsx';
import type { Kanji } from './word.ts';

/** One character on practice paper, with everything a Vietnamese reader can hold on to. */
export function KanjiCard({ character, hanViet, meaning, on, kun, strokes }: Kanji) {
  return (
    <article className="grid grid-cols-[auto_1fr] gap-5 rounded-xl border border-line bg-surface p-5">
      <PracticePaper character={character} />
      <div className="grid content-center gap-2.5">
        <div>
          <h3 className="text-lg han-viet text-vermilion">{hanViet}</h3>
          <p>{meaning}</p>
        </div>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-1 text-sm">
          <Readings name={dictionaryTexts.on} readings={on} />
          <Readings name={dictionaryTexts.kun} readings={kun} />
        </dl>
        <p className="text-sm text-ink-soft">{dictionaryTexts.strokes(strokes)}</p>
      </div>
    </article>
  );
}

function PracticePaper({ character }: { readonly character: string }) {
  return (
    <div className="relative grid size-28 place-items-center rounded-md border border-edge bg-paper sm:size-32">
      <span aria-hidden className="absolute inset-x-0 top-1/2 border-t border-dashed border-line" />
      <span aria-hidden className="absolute inset-y-0 left-1/2 border-l border-dashed border-line" />
      <JapaneseText className="relative text-[4.5rem] leading-none sm:text-[5.25rem]">
        {character}
      </JapaneseText>
    </div>
  );
}

function Readings({ name, readings }: { readonly name: string; readonly readings: readonly string[] }) {
  if (readings.length === 0) return null;
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd>
        <JapaneseText>{readings.join('、')}</JapaneseText>
      </dd>
    </>
  );
}
