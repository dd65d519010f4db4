/** What an author is told while they type a sentence. None of it keeps them from saving. */
export const sentenceWarnings = {
  'tokenizer-away':
    'Hệ thống phân tích tiếng Nhật đang tạm gián đoạn nên chưa xem trước được cách đọc và chưa kiểm tra được đáp án. Bạn vẫn lưu được câu này.',

  'reading-not-kana': 'Cách đọc chỉ gồm chữ kana và dấu câu.',
  'reading-misfit': (place: string) =>
    place === ''
      ? 'Cách đọc dài hơn câu tiếng Nhật nên chưa dùng được.'
      : `Cách đọc không khớp với câu tiếng Nhật, từ chỗ “${place}”, nên chưa dùng được. Hãy xem có thiếu hay thừa chữ kana nào không.`,
  'reading-strange': (word: string, reading: string) =>
    `“${word}” đọc là “${reading}” có vẻ chưa đúng. Hãy xem lại cách đọc.`,
  'reading-unsure': (words: string) => `Hãy ghi cách đọc, vì hệ thống chưa chắc đọc đúng: ${words}.`,

  'duplicate-japanese': (lesson: string | null) =>
    lesson === null
      ? 'Bài học này đã có một câu với câu tiếng Nhật như vậy.'
      : `Câu tiếng Nhật này đã có trong bài “${lesson}”.`,
  'duplicate-vietnamese': (lesson: string | null) =>
    lesson === null
      ? 'Bài học này đã có một câu với câu tiếng Việt như vậy.'
      : `Câu tiếng Việt này đã có trong bài “${lesson}”.`,

  'vietnamese-without-marks': (word: string) =>
    word === ''
      ? 'Câu tiếng Việt không có dấu nào. Bạn có quên gõ dấu không?'
      : `Trong câu tiếng Việt, “${word}” có vẻ thiếu dấu.`,
  'vietnamese-capital': 'Câu tiếng Việt nên bắt đầu bằng chữ in hoa.',
  'vietnamese-end': 'Câu tiếng Việt nên kết thúc bằng dấu chấm, dấu hỏi hoặc dấu chấm than.',

  'hint-secret': (part: string) => `Gợi ý làm lộ đáp án: “${part}”.`,

  'accepted-superfluous': 'Đáp án này không cần ghi thêm: hệ thống tự chấm là đúng.',
  'accepted-blocked': (wording: string) =>
    `“${wording}” vừa được chấp nhận vừa bị chặn, nên người học sẽ bị chấm là sai.`,
  'blocked-model': 'Đáp án bị chặn này chặn luôn cả câu tiếng Nhật ở trên.',
} as const;

/** What a list of words with their readings looks like: 明日 (あした, あす). */
export const unsureWord = (word: string, readings: readonly string[]) =>
  readings.length === 0 ? word : `${word} (${readings.join(', ')})`;
