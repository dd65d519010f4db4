import type { Word } from '#contract/dictionary/word.ts';
import { paths } from '#contract/paths.ts';
import { SITE_NAME } from '#contract/site-name.ts';
import { searchTexts } from '#contract/texts/search.ts';
import { breadcrumbList, fullAddress } from '#app/lib/head/schema-org.ts';

/** Structured data of the word page for search engines (schema.org). */
export function wordGraph(origin: string, { id, kanji, hiragana, sino, mean, variants }: Word) {
  const otherNames = [hiragana, sino, ...variants.split('、')].filter(
    (name) => name !== '' && name !== kanji,
  );
  const term = {
    '@type': 'DefinedTerm',
    name: kanji,
    alternateName: [...new Set(otherNames)],
    description: mean,
    inLanguage: 'ja',
    url: fullAddress(origin, paths.word(id)),
    inDefinedTermSet: {
      '@type': 'DefinedTermSet',
      name: `${SITE_NAME} – ${searchTexts.title}`,
      url: fullAddress(origin, paths.search),
    },
  };
  const steps = [
    { label: searchTexts.title, to: paths.search },
    { label: kanji, to: paths.word(id) },
  ];
  return [breadcrumbList(origin, steps), term];
}
