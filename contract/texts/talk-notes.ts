/** What is told beside a talk about what the learner has just said. */
export const talkNoteTexts = {
  notJapanese:
    'Mình chưa thấy tiếng Nhật trong câu này. Bạn thử nói bằng tiếng Nhật hoặc chọn một câu gợi ý nhé.',
  better: (right: string) => `Nên nói: ${right}`,
  otherParticle: (said: string, wanted: string, model: string) =>
    `Gần giống câu gợi ý “${model}”, chỉ khác trợ từ: bạn dùng ${said}, câu gợi ý dùng ${wanted}.`,
  missingParticle: (wanted: string, model: string) =>
    `Gần giống câu gợi ý “${model}”, chỉ thiếu trợ từ ${wanted}.`,
  extraParticle: (said: string, model: string) => `Gần giống câu gợi ý “${model}”, chỉ thừa trợ từ ${said}.`,
} as const;
