import { useId } from 'react';
import { settingsTexts } from '#contract/texts/settings.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { furiganaChoice } from '#app/lib/choices/document-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';

const SAMPLE = parseRuby(settingsTexts.sample);

/** A sentence before and after its answer, with furigana as chosen. */
export function FuriganaPreview() {
  const id = useId();
  const furigana = useChoice(furiganaChoice);
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2 rounded-md bg-sunken px-4 py-3">
      <h3 id={id} className="text-sm font-bold">
        {settingsTexts.preview}
      </h3>
      <dl className="grid gap-2">
        <Line name={settingsTexts.beforeAnswer} readings={furigana === 'always'} />
        <Line name={settingsTexts.afterAnswer} readings={furigana !== 'never'} />
      </dl>
    </div>
  );
}

function Line({ name, readings }: { readonly name: string; readonly readings: boolean }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <JapaneseText as="dd" showReading={readings} className="text-xl leading-[2.25]">
        {SAMPLE}
      </JapaneseText>
    </div>
  );
}
