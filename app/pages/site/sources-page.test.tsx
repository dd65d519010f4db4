import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import SourcesPage from './sources-page.tsx';

afterEach(cleanup);

test.each([
  {
    source: 'KANJIDIC2',
    leadsTo: [
      'https://www.edrdg.org/wiki/index.php/KANJIDIC_Project',
      'https://creativecommons.org/licenses/by-sa/4.0/',
      'https://www.edrdg.org/edrdg/licence.html',
    ],
    why: 'its terms require a link to them',
  },
  {
    source: 'KanjiVG',
    leadsTo: ['https://kanjivg.tagaini.net', 'https://creativecommons.org/licenses/by-sa/3.0/'],
    why: 'recoloured, under the same licence',
  },
  {
    source: 'Giọng đọc Mei',
    leadsTo: ['http://www.mmdagent.jp/', 'https://creativecommons.org/licenses/by/3.0/'],
    why: 'a voice whose licence requires attribution',
  },
  {
    source: 'Be Vietnam Pro',
    leadsTo: ['https://github.com/bettergui/BeVietnamPro', 'https://openfontlicense.org'],
    why: 'the typeface',
  },
  { source: 'Lucide', leadsTo: ['https://lucide.dev', 'https://lucide.dev/license'], why: 'the icons' },
])('$source is linked with its licence: $why', ({ source, leadsTo }) => {
  renderWithApi(<SourcesPage />, {}, '/sources');
  const entry = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name: source }));
  const links = within(entry ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(leadsTo);
  // The sources must not learn where their visitors come from.
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(leadsTo.map(() => 'noreferrer'));
});
