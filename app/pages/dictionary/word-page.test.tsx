import { cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
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

const open = (id: number) =>
  renderWithApi(
    <Page />,
    {
      [`GET /api/items/${id}`]: () => Response.json(studyPage),
      [`GET /api/items/${studyPage.id}`]: () => Response.json(studyPage),
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
