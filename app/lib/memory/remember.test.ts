import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberKana, rememberMistake, rememberWords } from './remember.ts';

const noRoom = () => Promise.reject(new Error('no room'));
vi.mock('./add-cards.ts', () => ({ addWordCards: noRoom, addMistakeCards: noRoom, addCards: noRoom }));

const warned = vi.spyOn(console, 'warn');
beforeEach(() => warned.mockReset().mockReturnValue());
afterEach(() => warned.mockReset());

// A rejection that nobody handles fails the run.
test.each([
  { remember: () => void rememberWords([6]), made: 'of saved words' },
  { remember: () => rememberMistake(401, ['wa-topic']), made: 'of a mistake' },
  { remember: () => rememberKana(['あ']), made: 'of kana' },
])('cards $made that cannot be stored are logged, and nothing else fails', async ({ remember }) => {
  remember();
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce());
});
