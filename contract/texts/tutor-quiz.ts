import { paths } from '../paths.ts';

/** What the tutor asks, and what it says of the answers. */
export const tutorQuizTexts = {
  sentence: (vietnamese: string) => `Bạn dịch câu này sang tiếng Nhật nhé: “${vietnamese}”`,
  hint: (hint: string) => `Gợi ý: ${hint}`,
  howToAnswer:
    'Gõ câu trả lời bằng tiếng Nhật hoặc romaji. Chưa biết thì gõ “đáp án”, muốn câu khác thì gõ “câu khác”.',
  word: (meaning: string) => `Từ nào trong tiếng Nhật nghĩa là “${meaning}”?`,
  wordHint: (hanViet: string) => `Gợi ý Hán Việt: ${hanViet}`,
  right: 'Đúng rồi!',
  rightAnswer: (japanese: string) => `Câu mẫu: ${japanese}`,
  almost: (japanese: string) => `Gần đúng. Câu mẫu: ${japanese}`,
  wrong: 'Chưa đúng.',
  tryAgain: 'Bạn thử lại nhé, hoặc gõ “đáp án” để xem câu mẫu.',
  stillOpen: 'Câu đố lúc nãy vẫn chờ bạn: trả lời tiếp, hoặc gõ “đáp án”.',
  solution: (japanese: string, vietnamese: string) => `Đáp án: ${japanese} — “${vietnamese}”`,
  next: 'Gõ “câu khác” để làm tiếp.',
  nextWord: 'Gõ “đố mình một từ” để làm tiếp.',
  practise: 'Mở bài luyện có câu này',
  gone: 'Câu này không còn trong bài học nữa. Gõ “đố mình một câu” để mình hỏi câu khác nhé.',
  nothingToAsk: 'Chưa có bài học nào để đố. Bạn quay lại sau nhé.',
  nothingAsked: 'Mình chưa hỏi câu nào cả. Gõ “đố mình một câu” để bắt đầu nhé.',

  mistakesTitle: 'Những câu bạn làm sai gần đây:',
  mistake: (vietnamese: string, japanese: string) => `“${vietnamese}” → ${japanese}`,
  mistakesHint: 'Gõ “đố mình một câu” để mình hỏi lại những câu này.',
  noMistakes: 'Gần đây bạn chưa làm sai câu nào. Cứ luyện đều như vậy nhé!',
  mistakesLogin: `Bạn cần [đăng nhập](${paths.login}) thì mình mới nhớ được những câu bạn làm sai.`,
} as const;
