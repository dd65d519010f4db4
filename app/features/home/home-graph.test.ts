import { expect, test } from 'vitest';
import { homeGraph } from './home-graph.ts';

const ORIGIN = 'https://hoc.example';

test('names the site search and the organization', () => {
  const [site, publisher] = homeGraph(ORIGIN, []);
  expect(site).toMatchObject({
    '@type': 'WebSite',
    url: `${ORIGIN}/`,
    publisher: { '@id': `${ORIGIN}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${ORIGIN}/search?kanji={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
  expect(publisher).toMatchObject({
    '@type': 'Organization',
    '@id': `${ORIGIN}/#organization`,
    name: 'Kakehashi',
    logo: `${ORIGIN}/images/icons/512.png`,
  });
});

test('each question has its answer', () => {
  const asked = [{ question: 'Có mất phí không?', answer: 'Không.' }];
  expect(homeGraph(ORIGIN, asked)[2]).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Có mất phí không?',
        acceptedAnswer: { '@type': 'Answer', text: 'Không.' },
      },
    ],
  });
});
