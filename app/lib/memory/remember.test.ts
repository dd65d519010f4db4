import { beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#app/testing/eventually.ts';
import { rememberKana, rememberMistake, rememberWords } from './remember.ts';

const noRoom = () => Promise.reject(new Error('no room'));
vi.mock('./add-cards.ts', () => ({ addWordCards: noRoom, addMistakeCards: noRoom, addCards: noRoom }));

const watchLog = () => vi.spyOn(console, 'warn').mockReturnValue();
let warned: ReturnType<typeof watchLog>;
beforeEach(() => {
  warned = watchLog();
});

// A rejection that nobody handles fails the run.
test.each([
  { remember: () => void rememberWords([6]), made: 'of saved words' },
  { remember: () => rememberMistake(401, ['wa-topic']), made: 'of a mistake' },
  { remember: () => rememberKana(['あ']), made: 'of kana' },
])('cards $made that cannot be stored are logged, and nothing else fails', async ({ remember }) => {
  remember();
  await eventually(() => expect(warned).toHaveBeenCalledOnce());
});
