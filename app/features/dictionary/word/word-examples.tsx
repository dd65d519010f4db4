import { Volume2 } from 'lucide-react';
import type { ItemExample } from '#contract/dictionary/item.ts';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';

interface WordExamplesProps {
  readonly examples: readonly ItemExample[];
  readonly onListen: (text: string) => void;
}

export function WordExamples({ examples, onListen }: WordExamplesProps) {
  if (examples.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{dictionaryTexts.examples}</h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {examples.map(({ text, translate, ruby }, index) => (
          <li key={index} className="flex items-start gap-3 p-4 sm:px-5">
            <div className="grid min-w-0 gap-1">
              <JapaneseText as="p" className="text-lg leading-loose">
                {ruby ? parseRuby(ruby) : text}
              </JapaneseText>
              <p className="text-ink-soft">{translate}</p>
            </div>
            <IconButton
              label={dictionaryTexts.listenTo(text)}
              icon={<Volume2 />}
              onClick={() => onListen(text)}
              className="ml-auto shrink-0"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
