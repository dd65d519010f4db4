import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { Word } from '#contract/dictionary/word.ts';
import { paths } from '#contract/paths.ts';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { TAIL_IDS } from '#core/tail/tail-id.ts';
import { studyPage } from '#app/testing/dictionary.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import WordPage from './word-page.tsx';

afterEach(cleanup);

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      <WordPage />
    </>
  );
}

const open = (id: number, word: Word = studyPage) =>
  renderWithApi(
    <Page />,
    {
      [`GET /api/items/${id}`]: () => Response.json(word),
      [`GET /api/items/${studyPage.id}`]: () => Response.json(word),
      [`GET /api/items/${studyPage.id}/lessons`]: () => Response.json([]),
    },
    paths.word(id),
    '/search/:itemId',
  );

test.each([
  { id: studyPage.id, why: 'its own address stays' },
  { id: TAIL_IDS.first, why: 'a word of the long tail that has become an entry of ours' },
])('$why', async ({ id }) => {
  open(id);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(paths.word(studyPage.id)));
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
});

test('a word leads to the grammar that has it as its name, and to what it is confused with', async () => {
  open(studyPage.id, {
    ...studyPage,
    grammarPoints: [{ id: 'te-iru', level: 'N5', pattern: '〜ている', meaning: 'đang làm' }],
    contrasts: [{ id: 'wa-ga', level: 'N5', title: 'は và が', summary: 'Chủ đề và chủ ngữ.' }],
  });
  const section = await screen.findByRole('region', { name: dictionaryTexts.grammar });
  const links = within(section).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/grammar/te-iru', '/compare/wa-ga']);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('đang làm'),
    expect.stringContaining('Chủ đề và chủ ngữ.'),
  ]);
});
