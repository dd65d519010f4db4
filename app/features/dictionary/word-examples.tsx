import { Volume2 } from 'lucide-react';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese-text.tsx';
import { type Example, plainText } from './word.ts';

interface WordExamplesProps {
  readonly examples: readonly Example[];
  readonly onListen: (text: string) => void;
}

export function WordExamples({ examples, onListen }: WordExamplesProps) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{dictionaryTexts.examples}</h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {examples.map((example) => {
          const text = plainText(example.japanese);
          return (
            <li key={text} className="flex items-start gap-3 p-4 sm:px-5">
              <div className="grid gap-1">
                <JapaneseText as="p" className="text-lg leading-loose">
                  {example.japanese}
                </JapaneseText>
                <p className="text-ink-soft">{example.vietnamese}</p>
              </div>
              <IconButton
                label={dictionaryTexts.listenTo(text)}
                icon={<Volume2 />}
                onClick={() => onListen(text)}
                className="ml-auto shrink-0"
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
