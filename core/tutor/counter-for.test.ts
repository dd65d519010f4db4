import { expect, test } from 'vitest';
import { counterFor } from './counter-for.ts';

test.each([
  { text: 'ba con mèo', noun: 'mèo', inKanji: '三匹', why: 'a small animal' },
  { text: '2 con bò', noun: 'bò', inKanji: '二頭', why: 'a large animal' },
  { text: 'năm con gà', noun: 'gà', inKanji: '五羽', why: 'a bird, and năm is five' },
  { text: 'hai quyển sách', noun: 'sách', inKanji: '二冊', why: 'a book' },
  { text: 'mười hai chai bia', noun: 'bia', inKanji: '十二本', why: 'a number of two words' },
  { text: '4 cái xe', noun: 'xe', inKanji: '四台', why: 'a vehicle' },
  { text: '12 quả táo', noun: 'táo', inKanji: '十二個', why: 'つ ends at nine' },
  { text: 'ba hoc sinh', noun: 'hoc sinh', inKanji: '三人', why: 'people without a classifier' },
  { text: '5 người Nhật', noun: 'người Nhật', inKanji: '五人', why: 'người is a part of the word' },
])('$text: $inKanji ($why)', ({ text, noun, inKanji }) => {
  const counted = counterFor(text);
  expect({ noun: counted?.noun, inKanji: counted?.said.inKanji }).toEqual({ noun, inKanji });
});

test.each([
  { text: 'ba con dao', why: 'a knife is no animal' },
  { text: 'ba tôi đi làm', why: 'ba is a father' },
  { text: '3 giờ', why: 'a time' },
  { text: 'con mèo', why: 'no number' },
  { text: '5', why: 'no noun' },
  { text: '', why: 'nothing' },
])('$text is not counted: $why', ({ text }) => {
  expect(counterFor(text)).toBeNull();
});
