import type { RelatedItem } from '#contract/dictionary/word.ts';
import { paths } from '#contract/paths.ts';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { hasJapanese } from '#core/japanese/kana.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Link } from '#app/ui/link.tsx';

/** Words that share a character or a Hán Việt syllable. */
export function RelatedWords({ words }: { readonly words: readonly RelatedItem[] }) {
  if (words.length === 0) return null;
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl font-bold">{dictionaryTexts.related}</h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
        {words.map((word) => (
          <li key={word.id}>
            <Link
              to={paths.word(word.id)}
              className="grid h-full grid-cols-[auto_1fr] items-center gap-x-4 rounded-lg border border-line bg-surface px-4 py-3 transition-colors hover:border-indigo"
            >
              <JapaneseText className="min-w-16 text-xl leading-loose font-bold">
                {parseRuby(word.ruby)}
              </JapaneseText>
              <span className="grid min-w-0">
                {word.sino && <span className="text-xs han-viet text-vermilion">{word.sino}</span>}
                <span className="text-sm">
                  <MixedText>{word.mean}</MixedText>
                </span>
                <Shared part={word.shares} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shared({ part }: { readonly part: string }) {
  if (!part) return null;
  return (
    <span className="text-xs text-ink-soft">
      {hasJapanese(part) ? (
        <>
          {dictionaryTexts.sharesKanji} <JapaneseText>{part}</JapaneseText>
        </>
      ) : (
        `${dictionaryTexts.sharesHanViet} ${part}`
      )}
    </span>
  );
}
