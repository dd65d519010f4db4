import type { ShortItem } from '#contract/dictionary/item.ts';
import { paths } from '#contract/paths.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { TextLink } from '#app/ui/link.tsx';

/** Another word in a line: its spelling, its reading and its meaning. */
export function WordLink({ word }: { readonly word: ShortItem }) {
  const { id, kanji, hiragana, mean } = word;
  return (
    <>
      <TextLink to={paths.word(id)}>
        <JapaneseText className="leading-loose">
          {kanji === hiragana ? kanji : [{ text: kanji, reading: hiragana }]}
        </JapaneseText>
      </TextLink>{' '}
      <span className="text-sm text-ink-soft">{mean}</span>
    </>
  );
}
