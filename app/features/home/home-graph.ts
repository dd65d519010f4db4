import { paths } from '#contract/paths.ts';
import { homeTexts } from '#contract/texts/home.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { fullAddress, organization } from '#app/lib/head/schema-org.ts';

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** What the landing page says about the site to search engines (schema.org): who we are, how to search, what is asked. */
export const homeGraph = (origin: string, questions: readonly Question[]) => [
  {
    '@type': 'WebSite',
    name: uiTexts.brand,
    description: homeTexts.description,
    url: fullAddress(origin, paths.home),
    inLanguage: 'vi',
    publisher: { '@id': organization(origin)['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        // Not through `paths.searchFor`: whoever searches fills in the braces.
        urlTemplate: `${fullAddress(origin, paths.search)}?kanji={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  },
  organization(origin),
  {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
];
