import { expect, test } from 'vitest';
import { THEMES } from '#contract/dictionary/themes.ts';
import { checkThemes, checkThemeSizes } from './check-themes.ts';
import { wordWith } from './word-for-test.ts';

test.each([
  { themes: ['nha-o'], mistakes: [], why: 'one' },
  { themes: ['nha-o', 'nau-an', 'thuc-pham', 'nha-hang'], mistakes: [], why: 'four' },
  { themes: [], mistakes: ['has 0 themes, needs 1 to 4'], why: 'in no list' },
  {
    themes: ['nha-o', 'nau-an', 'thuc-pham', 'nha-hang', 'quan-ao'],
    mistakes: ['has 5 themes, needs 1 to 4'],
    why: 'in too many',
  },
  { themes: ['nha-o', 'nha-o'], mistakes: ['has a theme twice'], why: 'twice in one' },
])('themes of a word: $why', ({ themes, mistakes }) =>
  expect(checkThemes(wordWith({ themes }))).toEqual(mistakes),
);

test('a theme with few words is reported', () => {
  const words = Array.from({ length: 12 }, (_, at) =>
    wordWith({ themes: [...THEMES.slice(0, -1), ...(at === 0 ? THEMES.slice(-1) : [])] }),
  );
  expect(checkThemeSizes(words)).toEqual([`${THEMES.at(-1)} has 1 words, needs 12`]);
});
