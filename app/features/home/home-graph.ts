import { paths } from '#contract/paths.ts';
import { SITE_NAME } from '#contract/site-name.ts';
import { homeTexts } from '#contract/texts/home.ts';
import { fullAddress, organization } from '#app/lib/head/schema-org.ts';

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Structured data of the landing page (schema.org): the organization, the site search, the questions. */
export const homeGraph = (origin: string, questions: readonly Question[]) => [
  {
    '@type': 'WebSite',
    name: SITE_NAME,
    description: homeTexts.description,
    url: fullAddress(origin, paths.home),
    inLanguage: 'vi',
    publisher: { '@id': organization(origin)['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        // Not through `paths.searchFor`, which would escape the braces of the template.
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
