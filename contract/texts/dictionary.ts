/** The word page (PRODUCT.md, Dictionary). */
export const dictionaryTexts = {
  hanViet: 'Âm Hán Việt',
  variants: 'Còn viết là',
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
    shifted: 'Lệch nghĩa so với tiếng Việt',
    'false-friend': 'Dễ nhầm với tiếng Việt',
  },
  listenTo: (text: string) => `Nghe: ${text}`,
} as const;

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
