import type { ConjugationCode, ConjugationGroupCode } from '#core/japanese/inflection/conjugation-forms.ts';

/** The headings of a word's table of forms. */
export const conjugationGroupNames: Readonly<Record<ConjugationGroupCode, string>> = {
  plain: 'Thể thường',
  polite: 'Thể lịch sự',
  connecting: 'Nối và bổ nghĩa',
  voices: 'Khả năng, bị động, sai khiến',
  moods: 'Ý chí, mệnh lệnh, cấm đoán',
};

/** The rows of the table. */
export const conjugationFormNames: Readonly<Record<ConjugationCode, string>> = {
  dictionary: 'Hiện tại, tương lai',
  negative: 'Phủ định',
  past: 'Quá khứ',
  'past-negative': 'Quá khứ phủ định',
  polite: 'Hiện tại, tương lai',
  'polite-negative': 'Phủ định',
  'polite-past': 'Quá khứ',
  'polite-past-negative': 'Quá khứ phủ định',
  te: 'Thể て',
  'negative-te': 'Thể て phủ định',
  want: 'Muốn (たい)',
  'if-ba': 'Điều kiện ば',
  'if-tara': 'Điều kiện たら',
  listing: 'Liệt kê (たり)',
  while: 'Vừa… vừa… (ながら)',
  progressive: 'Đang, tiếp diễn (ている)',
  potential: 'Khả năng',
  passive: 'Bị động',
  causative: 'Sai khiến',
  'causative-passive': 'Bị động sai khiến',
  volitional: 'Ý chí, rủ rê',
  imperative: 'Mệnh lệnh',
  prohibitive: 'Cấm đoán',
  adverb: 'Trạng từ',
  'before-noun': 'Trước danh từ',
  seems: 'Có vẻ (そう)',
  'too-much': 'Quá mức (すぎる)',
  'noun-sa': 'Danh từ hóa (さ)',
};
