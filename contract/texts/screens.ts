/** Screens whose noun has nothing to show yet: what they are for, why they are empty, what to do instead. */
export interface ScreenTexts {
  readonly title: string;
  readonly lead: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

export const screenTexts = {
  donate: {
    title: 'Ủng hộ Kakehashi',
    lead: 'Cảm ơn bạn đã ghé qua trang này.',
    emptyTitle: 'Lời cảm ơn là đủ rồi',
    emptyText:
      'Kakehashi chưa nhận đóng góp. Cách giúp tốt nhất lúc này là học đều và rủ thêm một người bạn.',
  },
  founder: {
    title: 'Người sáng lập',
    lead: 'Sinh viên một trường cao đẳng bách khoa, trợ giảng tiếng Nhật.',
    emptyTitle: 'Từ lớp học tiếng Nhật',
    emptyText: 'Kakehashi được làm cho người Việt, bởi một người đang học và đang dạy tiếng Nhật.',
  },
  crush: {
    title: 'Lời mời ăn tối',
    lead: 'Một trang nhỏ để rủ một người đi ăn.',
    emptyTitle: 'Chưa có lời mời nào được viết',
    emptyText: 'Hãy quay lại khi bạn biết tên người ấy, nơi hẹn, giờ hẹn và đi cùng ai.',
  },
  chat: {
    title: 'Chat với AI',
    lead: 'Hỏi về từ, mẫu câu, cách nói, bằng tiếng Việt.',
    emptyTitle: 'Trợ giảng đang nghỉ',
    emptyText: 'Máy chủ này chưa bật trợ giảng. Bạn có thể luyện tập trong lúc chờ.',
  },
  voice: {
    title: 'Trò chuyện bằng giọng nói',
    lead: 'Nói tiếng Nhật và nghe trả lời.',
    emptyTitle: 'Trợ giảng đang nghỉ',
    emptyText: 'Máy chủ này chưa bật trợ giảng. Bạn có thể luyện tập trong lúc chờ.',
  },
} as const satisfies Record<string, ScreenTexts>;
