/** The word page (design-language, Word page). */
export const dictionaryTexts = {
  hanViet: 'Âm Hán Việt',
  listen: 'Nghe',
  save: 'Lưu vào sổ tay',
  meaning: 'Nghĩa',
  examples: 'Ví dụ',
  kanjiInWord: 'Chữ trong từ',
  related: 'Từ cùng chữ',
  on: 'Âm On',
  kun: 'Âm Kun',
  strokes: (count: number) => `${count} nét`,
  cognate: { same: 'Cùng nghĩa với tiếng Việt', shifted: 'Nghĩa đã lệch', 'false-friend': 'Dễ nhầm' },
  listenTo: (text: string) => `Nghe: ${text}`,
} as const;
