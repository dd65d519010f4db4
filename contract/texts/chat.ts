import type { AssistantKind } from '#contract/chat/message.ts';
import { SITE_NAME } from '../site-name.ts';

/** The chat on screen (PRODUCT.md, Assistant). Error messages of the server: `chatRefusals`. */
export const chatTexts = {
  title: 'Trợ lý',
  lead: 'Hỏi về từ, chữ Hán, mẫu câu và cách nói, bằng tiếng Việt.',
  assistant: `Trợ lý ${SITE_NAME}`,
  kinds: {
    tutor: 'Trợ lý có sẵn, trả lời từ từ điển và bài học',
    model: 'Trợ lý AI, có thể nhầm',
  } satisfies Record<AssistantKind, string>,

  emptyTitle: 'Bạn muốn hỏi gì về tiếng Nhật?',
  suggestions: [
    '食べる nghĩa là gì?',
    'Khác nhau giữa は và が',
    'Chia động từ 行く',
    'Phân tích câu 私は毎日日本語を勉強します。',
    'Cho ví dụ với から',
    'Đố mình một câu',
  ],
  followUps: 'Hỏi tiếp',
  askMeaning: (word: string) => `${word} nghĩa là gì?`,
  askExamples: (word: string) => `Cho ví dụ với ${word}`,
  askBreakdown: (sentence: string) => `Phân tích câu ${sentence}`,
  askCorrection: (sentence: string) => `Sửa câu ${sentence}`,
  askQuiz: 'Đố mình một câu',
  askWordQuiz: 'Đố mình một từ',
  /** After a question of the tutor. */
  toQuiz: ['Đáp án', 'Câu khác'],

  log: 'Nội dung cuộc trò chuyện',
  you: 'Bạn',
  /** Exact text required (PRODUCT.md, Assistant). */
  writing: 'Đang soạn...',
  answered: (answer: string) => `Trợ lý ${SITE_NAME} trả lời: ${answer}`,
  stopped: 'Đã dừng',
  cut: 'Câu trả lời bị ngắt giữa chừng.',
  unanswered: 'Câu hỏi này chưa được trả lời.',
  /** Exact text required (PRODUCT.md, Assistant). */
  failed: 'Oops! Có lỗi xảy ra. Vui lòng thử lại.',
  retry: 'Thử lại',
  answerAgain: 'Trả lời lại',
  editQuestion: 'Sửa câu hỏi',
  copy: 'Sao chép',
  copied: 'Đã sao chép câu trả lời.',
  copyFailed: 'Trình duyệt không cho sao chép. Bạn hãy chọn đoạn chữ rồi tự sao chép nhé.',
  toEnd: 'Xuống cuối',
  furigana: 'Furigana',
  listenTo: (text: string) => `Nghe ${text}`,

  question: 'Câu hỏi của bạn',
  placeholder: 'Hỏi về tiếng Nhật',
  send: 'Gửi',
  stop: 'Dừng',
  lettersLeft: (count: string) => `Còn ${count} ký tự`,
  tooLong: (limit: string, over: string) => `Tin nhắn dài tối đa ${limit} ký tự, bạn hãy bớt ${over} ký tự.`,

  newConversation: 'Cuộc trò chuyện mới',
  openPage: 'Mở trang trò chuyện',
  conversations: 'Các cuộc trò chuyện',
  conversationsEmpty: 'Chưa có cuộc trò chuyện nào. Câu hỏi đầu tiên của bạn sẽ mở ra một cuộc.',
  talk: 'Trò chuyện bằng giọng nói',
  notFoundTitle: 'Không tìm thấy cuộc trò chuyện này',
  notFoundText: 'Có thể nó đã bị xóa, hoặc địa chỉ bị gõ nhầm.',
  actionsFor: (title: string) => `Tùy chọn cho “${title}”`,
  rename: 'Đổi tên',
  renameTitle: 'Đổi tên cuộc trò chuyện',
  renaming: 'Đang đổi tên…',
  renamed: 'Đã đổi tên.',
  name: 'Tên cuộc trò chuyện',
  nameMissing: 'Vui lòng nhập tên.',
  remove: 'Xóa',
  removeQuestion: (title: string) => `Xóa “${title}”?`,
  removeExplanation: 'Mọi câu hỏi và câu trả lời trong đó sẽ mất và không lấy lại được.',
} as const;

/** Names of the fields of the chat. */
export const chatFieldNames = {
  message: 'Tin nhắn',
  conversationId: 'Mã cuộc trò chuyện',
  lessonId: 'Mã bài học',
  again: 'Yêu cầu trả lời lại',
  texts: 'Danh sách đoạn tiếng Nhật',
  title: 'Tên cuộc trò chuyện',
} as const;

/** Error messages of the server about conversations. */
export const chatRefusals = {
  notFound: 'Không tìm thấy cuộc trò chuyện này.',
  tooLong: 'Cuộc trò chuyện này đã quá dài, hãy mở một cuộc trò chuyện mới.',
  tooMany: (count: number) =>
    `Bạn đã có ${count} cuộc trò chuyện, hãy xóa bớt trước khi mở cuộc trò chuyện mới.`,
  deleted: 'Đã xóa cuộc trò chuyện.',
} as const;

/** What the assistant says about itself. */
export const assistantTexts = {
  modelAway: `Trợ lý AI đang không trả lời được, nên trợ lý có sẵn của ${SITE_NAME} trả lời thay, dựa trên từ điển, ngữ pháp và các bài học của trang.`,
  budgetSpent: `Hôm nay trợ lý AI đã trả lời hết số câu mà trang dành cho một ngày, nên trợ lý có sẵn của ${SITE_NAME} trả lời thay. Mai bạn hỏi lại nhé.`,
} as const;

/**
 * Above a sentence to translate into Japanese. Separate from the other practice texts, because the landing page needs
 * only this one.
 */
