import type { Formality, WordClass } from '#contract/dictionary/word-classes.ts';
import type { Frequency } from '#contract/dictionary/word-fields.ts';
import type { BridgeRule } from '#core/hanviet/sound-bridge.ts';
import type { PitchKind } from '#core/japanese/pitch.ts';
import type { WordKind } from '#core/japanese/sentence-words.ts';

/** The word page (PRODUCT.md, Dictionary). */
export const dictionaryTexts = {
  /** On a word of the long tail. */
  englishOnly: 'nghĩa tiếng Anh, chưa biên soạn',
  hanViet: 'Âm Hán Việt',
  variants: 'Còn viết là',
  sameSpelling: 'Cùng cách viết',
  sameReading: 'Cùng cách đọc',
  usage: 'Cách dùng',
  warning: 'Lưu ý',
  particles: 'Trợ từ đi kèm',
  collocations: 'Hay đi cùng',
  transitive: 'Tha động từ',
  intransitive: 'Tự động từ',
  synonyms: 'Từ gần nghĩa',
  antonyms: 'Từ trái nghĩa',
  pitchUnknown: 'Chưa có dữ liệu cao độ',
  backToSearch: 'Tra từ khác',
  description: (word: string, hanViet: string, meaning: string) =>
    `${word}${hanViet && `, âm Hán Việt ${hanViet}`}: ${meaning}. Xem ví dụ, cách chia, thứ tự nét và các từ liên quan.`,
  listen: 'Nghe',
  save: 'Lưu vào sổ tay',
  meaning: 'Nghĩa',
  examples: 'Ví dụ',
  conjugation: 'Cách chia',
  kanjiInWord: 'Chữ Hán trong từ',
  related: 'Từ liên quan',
  grammar: 'Ngữ pháp và so sánh',
  lessons: 'Gặp từ này trong bài học',
  sharesKanji: 'Cùng chữ',
  sharesHanViet: 'Cùng âm',
  alsoRead: 'Còn đọc là',
  on: 'Âm On',
  kun: 'Âm Kun',
  radical: 'Bộ',
  bridges: 'Từ âm Hán Việt sang âm On',
  strokes: (count: number) => `${count} nét`,
  cognate: {
    same: 'Cùng nghĩa với tiếng Việt',
    reversed: 'Cùng nghĩa, đảo thứ tự',
    rare: 'Cùng nghĩa, tiếng Việt ít dùng',
    shifted: 'Lệch nghĩa so với tiếng Việt',
    'false-friend': 'Dễ nhầm với tiếng Việt',
  },
  listenTo: (text: string) => `Nghe: ${text}`,
} as const;

/** The line over the kana in words; `mora` is the one after which the voice falls. */
export const pitchNames: Readonly<Record<PitchKind, (mora: number) => string>> = {
  flat: () => 'Cao độ: 0 (bằng, không hạ giọng)',
  head: () => 'Cao độ: 1 (đầu cao, hạ giọng sau âm đầu)',
  middle: (mora) => `Cao độ: ${mora} (giữa cao, hạ giọng sau âm thứ ${mora})`,
  tail: (mora) => `Cao độ: ${mora} (cuối cao, hạ giọng ở trợ từ theo sau)`,
};

export const frequencyNames: Readonly<Record<Frequency, string>> = {
  'very-common': 'rất hay gặp',
  common: 'hay gặp',
  uncommon: 'ít gặp',
  rare: 'hiếm gặp',
};

export const formalityNames: Readonly<Record<Formality, string>> = {
  casual: 'thân mật',
  polite: 'lịch sự',
  honorific: 'tôn kính ngữ',
  humble: 'khiêm nhường ngữ',
  written: 'văn viết',
  rude: 'suồng sã, dễ mất lòng',
};

/** The drawing of a character, stroke by stroke. */
export const strokeTexts = {
  drawing: (character: string, drawn: number, strokes: number) =>
    `Thứ tự nét của chữ ${character}: đã vẽ ${drawn} trên ${strokes} nét`,
  controls: (character: string) => `Điều khiển nét vẽ của chữ ${character}`,
  play: 'Vẽ tiếp',
  pause: 'Tạm dừng',
  back: 'Lùi một nét',
  forward: 'Tiến một nét',
  restart: 'Vẽ lại từ đầu',
  speed: (speed: number) => `Tốc độ ${speed}×, bấm để đổi`,
  showNumbers: 'Số thứ tự nét',
  failed: 'Không tải được nét vẽ.',
} as const;

/** The names of word classes in Vietnamese course books. */
export const wordClassNames: Readonly<Record<WordClass, string>> = {
  noun: 'danh từ',
  'noun-suru': 'danh từ + する',
  pronoun: 'đại từ',
  'verb-godan': 'động từ nhóm 1 (五段)',
  'verb-ichidan': 'động từ nhóm 2 (一段)',
  'verb-irregular': 'động từ nhóm 3',
  'adjective-i': 'tính từ đuôi い',
  'adjective-na': 'tính từ đuôi な',
  adverb: 'phó từ',
  prenoun: 'liên thể từ',
  conjunction: 'liên từ',
  particle: 'trợ từ',
  auxiliary: 'trợ động từ',
  interjection: 'thán từ',
  number: 'số từ',
  counter: 'từ đếm',
  prefix: 'tiền tố',
  suffix: 'hậu tố',
  expression: 'thành ngữ, cách nói',
};

/** Shown in place of a word while the learner looks for it. */
export const wordKindNames: Readonly<Record<WordKind, string>> = {
  noun: 'danh từ',
  pronoun: 'đại từ',
  name: 'tên riêng',
  number: 'con số',
  time: 'thời gian',
  verb: 'động từ',
  adjective: 'tính từ',
  adverb: 'phó từ',
  particle: 'trợ từ',
  copula: 'đuôi câu',
  other: 'từ',
  mark: 'dấu câu',
};

/** Why a Hán Việt reading corresponds to an On reading, under the pair on the card of a character. */
export const bridgeTexts: Readonly<Record<BridgeRule, string>> = {
  c: 'âm cuối -c thường thành ク hoặc キ',
  ch: 'âm cuối -ch thường thành キ hoặc ク',
  t: 'âm cuối -t thường thành ツ hoặc チ',
  'p-long': 'âm cuối -p thường thành trường âm ウ',
  'p-tsu': 'âm cuối -p đôi khi thành ツ',
  n: 'âm cuối -n thành ン',
  m: 'âm cuối -m thành ン',
  ng: 'âm cuối -ng thường thành trường âm ウ hoặc イ',
  nh: 'âm cuối -nh thường thành trường âm イ hoặc ウ',
};
