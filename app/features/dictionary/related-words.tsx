import { Link } from 'react-router';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { paths } from '#app/lib/paths.ts';
import { JapaneseText } from '#app/ui/japanese-text.tsx';
import type { RelatedWord } from './word.ts';

export function RelatedWords({ words }: { readonly words: readonly RelatedWord[] }) {
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl font-bold">{dictionaryTexts.related}</h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
        {words.map(({ kanji, reading, hanViet, meaning }) => (
          <li key={kanji}>
            <Link
              to={paths.searchFor(kanji)}
              className="grid grid-cols-[auto_1fr] items-center gap-x-4 rounded-lg border border-line bg-surface px-4 py-3 transition-colors hover:border-indigo"
            >
              <JapaneseText className="row-span-2 min-w-16 text-xl font-bold">
                {[{ text: kanji, reading }]}
              </JapaneseText>
              <span className="text-xs han-viet text-vermilion">{hanViet}</span>
              <span className="text-sm text-ink-soft">{meaning}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
