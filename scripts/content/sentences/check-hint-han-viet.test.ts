import { expect, test } from 'vitest';
import { readHanVietTable } from '#server/db/content/read-kanji-table.ts';
import { checkHintHanViet } from './check-hint-han-viet.ts';
import { sentenceWith } from './sentence-for-test.ts';

const table = readHanVietTable({
  name: 'han-viet.tsv',
  text: [
    'kanji\thanViet\tmeaning',
    '会\tHỘI\tgặp',
    '社\tXÃ\tcông ty',
    '銀\tNGÂN\tbạc',
    '行\tHÀNH,HÀNG\tđi',
    '意\tÝ\tý',
    '見\tKIẾN\tnhìn',
    '食\tTHỰC\tăn',
  ].join('\n'),
});

const check = (hint: string) =>
  checkHintHanViet(
    sentenceWith({ jpSentence: '会社の銀行へ行きます。', accepted: ['食べに行きます'], hint }),
    table,
  );

test.each([
  { hint: 'Từ này có âm Hán Việt HỘI XÃ.', why: 'readings of the sentence' },
  { hint: 'Chữ THỰC là ăn.', why: 'a reading of an accepted answer' },
  { hint: '銀行 (NGÂN HÀNG) là nơi đến.', why: 'a word with its readings' },
  { hint: '食べる có chữ 食 (THỰC).', why: 'a kanji with its reading' },
  { hint: 'Âm HỘI của chữ 会, âm XÃ của 社.', why: 'the kanji after its reading' },
  { hint: '会 HỘI 社 XÃ ghép lại.', why: 'the kanji before wins over the kanji after' },
  { hint: '意見 (Ý KIẾN) không có trong câu.', why: 'a word that is only in the hint' },
  { hint: 'Ở mẫu A là B của N5, CD và TV thì khác.', why: 'letters and words that are not Vietnamese' },
])('$hint: $why', ({ hint }) => expect(check(hint)).toEqual([]));

test.each([
  { hint: 'Từ này có âm Hán Việt HỘI CÔNG.', why: 'a reading that is not in the sentence' },
  { hint: 'Câu này KHÔNG có chủ ngữ.', why: 'a word in capitals for emphasis' },
  { hint: 'Chữ 会 (XÃ) là gặp.', why: 'the reading of another kanji of the sentence' },
  { hint: '銀行 (NGÂN) là nơi đến.', why: 'a missing syllable' },
  { hint: '銀行 (HÀNG NGÂN) là nơi đến.', why: 'in the wrong order' },
  { hint: 'Âm XÃ của 会.', why: 'the wrong kanji after it' },
  { hint: '学 (HỌC) không có trong bảng.', why: 'a kanji that is not in the table' },
])('$hint: $why is reported', ({ hint }) => expect(check(hint)).toHaveLength(1));
