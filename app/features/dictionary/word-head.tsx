import { useRouteLoaderData } from 'react-router';
import type { Word } from '#contract/dictionary/word.ts';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { searchTexts } from '#contract/texts/search.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { PageHead, type SiteAddress } from '#app/lib/page-head.tsx';
import { paths } from '#app/lib/paths.ts';
import { StructuredData } from '#app/lib/structured-data.tsx';

/** `勉強 (べんきょう) · MIỄN CƯỠNG · việc học`. */
export function wordTitle({ kanji, hiragana, sino, mean }: Word): string {
  const word = kanji === hiragana ? kanji : `${kanji} (${hiragana})`;
  return [word, sino.toLocaleUpperCase('vi'), mean].filter((part) => part !== '').join(' · ');
}

/** What the document says about the word: to the reader's tab, to search engines, to whoever gets the link. */
export function WordHead({ word }: { readonly word: Word }) {
  const site = useRouteLoaderData<SiteAddress>('root');
  const { id, kanji, hiragana, sino, mean } = word;
  return (
    <>
      <PageHead
        title={wordTitle(word)}
        description={dictionaryTexts.description(kanji, hiragana, mean)}
        path={paths.word(id)}
      />
      {site && (
        <StructuredData
          data={{
            '@type': 'DefinedTerm',
            name: kanji,
            alternateName: [hiragana, sino].filter((name) => name !== '' && name !== kanji),
            description: mean,
            inLanguage: 'ja',
            url: new URL(paths.word(id), site.origin).href,
            inDefinedTermSet: {
              '@type': 'DefinedTermSet',
              name: `${uiTexts.brand} – ${searchTexts.title}`,
              url: new URL(paths.search, site.origin).href,
            },
          }}
        />
      )}
    </>
  );
}
