import { Volume2 } from 'lucide-react';
import type { IntroducedWord, ListedWord } from '#contract/introductions/introduction.ts';
import { paths } from '#contract/paths.ts';
import { introductionTexts as texts } from '#contract/texts/introductions.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { listenTo } from '#app/ui/japanese/listen.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { SaveButton, type WordSaving } from './save-button.tsx';

interface WordCardsProps {
  readonly words: readonly IntroducedWord[];
  readonly saving: WordSaving;
}

/** On phones a row to swipe, so that the first sentence stays near; else a grid. */
export function WordCards({ words, saving }: WordCardsProps) {
  return (
    <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 sm:pb-0">
      {words.map((word) => (
        <li
          key={word.id}
          className="flex w-64 shrink-0 snap-start flex-col gap-1 rounded-lg border border-line bg-surface p-4 sm:w-auto"
        >
          <div className="flex items-start justify-between gap-2">
            <JapaneseText className="readings-stay text-2xl leading-loose font-bold">
              {parseRuby(word.ruby)}
            </JapaneseText>
            <span className="-mt-1 -mr-2 flex">
              <ListenButton text={word.kanji} itemId={word.id} />
              <SaveButton word={word} saving={saving} />
            </span>
          </div>
          {word.sino && <b className="text-sm text-vermilion">{word.sino}</b>}
          <p>
            <MixedText>{word.mean}</MixedText>
          </p>
          {word.example && (
            <div className="mt-auto grid gap-0.5 border-t border-line pt-2 text-sm">
              <JapaneseText as="p" className="leading-loose">
                {parseRuby(word.example.ruby || word.example.text)}
              </JapaneseText>
              <p className="text-ink-soft">{word.example.translate}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface WordRowsProps {
  readonly words: readonly ListedWord[];
  readonly saving: WordSaving;
}

/** The same words, one line each. */
export function WordRows({ words, saving }: WordRowsProps) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {words.map((word) => (
        <li key={word.id} className="flex items-center gap-2 border-b border-line py-1">
          <div className="min-w-0 grow">
            <TextLink to={paths.word(word.id)}>
              <JapaneseText className="text-lg">{parseRuby(word.ruby)}</JapaneseText>
            </TextLink>{' '}
            <span className="text-sm text-ink-soft">
              <MixedText>{word.mean}</MixedText>
            </span>
          </div>
          <ListenButton text={word.kanji} itemId={word.id} />
          <SaveButton word={word} saving={saving} />
        </li>
      ))}
    </ul>
  );
}

const ListenButton = ({ text, itemId }: { readonly text: string; readonly itemId: number }) => (
  <IconButton
    label={texts.listenTo(text)}
    icon={<Volume2 />}
    onClick={() => void listenTo(text, { itemId })}
    className="noscript:hidden"
  />
);
