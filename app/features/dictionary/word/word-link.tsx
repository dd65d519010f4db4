import type { LinkedItem } from '#contract/dictionary/word.ts';
import { paths } from '#contract/paths.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { TextLink } from '#app/ui/link.tsx';

/** Another word in a line: its spelling, its reading and its meaning. */
export function WordLink({ word }: { readonly word: LinkedItem }) {
  const { id, ruby, mean } = word;
  return (
    <>
      <TextLink to={paths.word(id)}>
        <JapaneseText className="leading-loose">{parseRuby(ruby)}</JapaneseText>
      </TextLink>{' '}
      <span className="text-sm text-ink-soft">
        <MixedText>{mean}</MixedText>
      </span>
    </>
  );
}
