import { Volume2 } from 'lucide-react';
import type { LinkedItem } from '#contract/dictionary/word.ts';
import { ITEM_LEVELS } from '#contract/levels.ts';
import { paths } from '#contract/paths.ts';
import { searchTexts } from '#contract/texts/search.ts';
import { themeTexts } from '#contract/texts/themes.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { formatNumber } from '#app/lib/format.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { listenTo } from '#app/ui/japanese/listen.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Link } from '#app/ui/link.tsx';

/** The words of a theme under their levels, the easiest first. */
export function ThemeWordList({ words }: { readonly words: readonly LinkedItem[] }) {
  return ITEM_LEVELS.map((level) => ({ level, listed: words.filter(({ type }) => type === level) }))
    .filter(({ listed }) => listed.length > 0)
    .map(({ level, listed }) => (
      <section key={level} aria-labelledby={level} className="grid gap-3">
        <h2 id={level} className="flex items-baseline gap-3 text-2xl font-bold">
          {level}
          <span className="text-sm font-normal text-ink-soft">
            {themeTexts.count(formatNumber(listed.length))}
          </span>
        </h2>
        <ul className="grid border-t border-line lg:grid-cols-2 lg:gap-x-10">
          {listed.map((word) => (
            <li
              key={word.id}
              className="relative flex items-center justify-between gap-3 border-b border-line py-2 long-list-row"
            >
              <WordRow {...word} />
            </li>
          ))}
        </ul>
      </section>
    ));
}

/** The whole row leads to the word; the button is on top of that link. */
function WordRow({ id, kanji, ruby, sino, mean }: LinkedItem) {
  return (
    <>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to={paths.word(id)}
            className="text-xl font-bold after:absolute after:inset-0 hover:text-indigo"
          >
            <JapaneseText className="leading-loose">{parseRuby(ruby)}</JapaneseText>
          </Link>
          {sino && <span className="text-sm han-viet text-vermilion">{sino}</span>}
        </p>
        <p className="text-ink-soft">
          <MixedText>{mean}</MixedText>
        </p>
      </div>
      <div className="relative shrink-0">
        <IconButton
          label={searchTexts.listenTo(kanji)}
          icon={<Volume2 />}
          onClick={() => void listenTo(kanji, { itemId: id })}
        />
      </div>
    </>
  );
}
