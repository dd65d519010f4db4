import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kanaScriptNames, kanaTexts as texts } from '#contract/texts/kana.ts';
import { kanaProgress, kanaSubject } from '#core/kana/kana-progress.ts';
import { kanaMenuChoice } from '#app/lib/choices/practice-choices.ts';
import { recordLearning, useLearningEvents } from '#app/lib/learning/learning.ts';
import { kanaLesson } from '#app/testing/kana.ts';
import { withLearningStorage } from '#app/testing/path.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { KnownKana } from './known-kana.tsx';

withLearningStorage();

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(cleanup);

/** The page's part of it, and the log as the rest of the app sees it. */
function Page() {
  const events = useLearningEvents();
  return (
    <>
      <KnownKana script="hiragana" rows={[kanaLesson()]} progress={events && kanaProgress(events)} />
      <ul aria-label="log">
        {(events ?? [])
          .filter(({ kind }) => kind === 'kana-known')
          .map(({ id, subject, result }) => (
            <li key={id}>{`${subject} ${result}`}</li>
          ))}
      </ul>
    </>
  );
}
const logged = () =>
  within(screen.getByRole('list', { name: 'log' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
    // What was said together has no order.
    .toSorted();
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const NAME = kanaScriptNames.hiragana;

test('a script is marked as known, without the kana that already are, and the mark is taken back', async () => {
  recordLearning({ kind: 'kana-known', subject: kanaSubject('あ'), result: 'right' });
  renderWithApi(<Page />, {});
  await waitFor(() => expect(logged()).toHaveLength(1));
  fireEvent.click(await button(texts.markKnown(NAME)));
  const unmark = await button(texts.unmarkKnown(NAME));
  expect(logged()).toEqual(['kana:あ right', 'kana:い right']);
  fireEvent.click(unmark);
  await button(texts.markKnown(NAME));
  expect(logged()).toEqual(['kana:あ right', 'kana:あ wrong', 'kana:い right', 'kana:い wrong']);
});

test('the course leaves the menu and comes back', async () => {
  renderWithApi(<Page />, {});
  fireEvent.click(await button(texts.putAway));
  expect(kanaMenuChoice.now()).toBe('put-away');
  expect(screen.getByRole('status').textContent).toBe(texts.putAwayDone);
  fireEvent.click(await button(texts.bringBack));
  expect(kanaMenuChoice.now()).toBe('shown');
  expect(screen.getByRole('status').textContent).toBe('');
});
