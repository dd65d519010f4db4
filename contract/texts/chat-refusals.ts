/** What the fields of the chat are called. */
export const chatFieldNames = {
  message: 'Tin nhắn',
  conversationId: 'Mã cuộc trò chuyện',
  lessonId: 'Mã bài học',
  again: 'Yêu cầu trả lời lại',
  texts: 'Danh sách đoạn tiếng Nhật',
  title: 'Tên cuộc trò chuyện',
} as const;

/** What the server answers about conversations. */
export const chatRefusals = {
  notFound: 'Không tìm thấy cuộc trò chuyện này.',
  tooLong: 'Cuộc trò chuyện này đã quá dài, hãy mở một cuộc trò chuyện mới.',
  tooMany: (count: number) =>
    `Bạn đã có ${count} cuộc trò chuyện, hãy xóa bớt trước khi mở cuộc trò chuyện mới.`,
  deleted: 'Đã xóa cuộc trò chuyện.',
} as const;
