import type { KanaLesson } from '#contract/kana/endpoints.ts';

const note = (kana: string, romaji: string) => ({
  kana,
  romaji,
  remember: `Hình của ${kana}.`,
  pronounce: `Âm của ${kana}.`,
  strokeFiles: [`${romaji}.svg`],
});

/** A row of two kana, with one word. */
export const kanaLesson = (changes: Partial<KanaLesson> = {}): KanaLesson => ({
  id: 'hira-a',
  script: 'hiragana',
  group: 'basic',
  title: 'Hàng あ',
  about: 'Năm nguyên âm.',
  kana: [note('あ', 'a'), note('い', 'i')],
  words: [{ id: 7, kana: 'あい', kanji: '愛', mean: 'tình yêu' }],
  before: [],
  lookAlikes: [],
  previous: null,
  next: { id: 'hira-ka', title: 'Hàng か' },
  ...changes,
});
