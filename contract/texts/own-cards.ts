/** The names of fields in error messages about cards. */
export const dueCardsFieldNames = { minutesEast: 'Múi giờ', limit: 'Số thẻ' } as const;
export const ownCardFieldNames = {
  ownCardId: 'Mã thẻ',
  id: 'Mã thẻ',
  after: 'Mã thẻ',
  cards: 'Danh sách thẻ',
  front: 'Mặt trước',
  back: 'Mặt sau',
  reading: 'Cách đọc',
  note: 'Ghi chú',
  deck: 'Bộ thẻ',
} as const;

/** What the server says about the learner's own cards. */
export const ownCardTexts = {
  notFound: 'Không tìm thấy thẻ này.',
  tooMany: (max: number) => `Bạn có thể giữ tối đa ${max.toLocaleString('vi-VN')} thẻ của riêng mình.`,
  deleted: 'Đã xóa thẻ.',
} as const;

/** The learner's own cards on screen. */
export const ownCardScreenTexts = {
  heading: 'Thẻ của riêng tôi',
  lead: 'Từ chưa có trong từ điển, một câu hay, một mẹo nhớ: viết thành thẻ, thẻ sẽ được hỏi cùng các thẻ khác.',
  needsAccount: 'Bạn cần có tài khoản để giữ thẻ của riêng mình.',
  none: 'Bạn chưa viết thẻ nào.',
  loadFailed: 'Chưa tải được các thẻ của bạn.',
  more: 'Xem thêm',
  create: 'Viết thẻ mới',
  createTitle: 'Thẻ mới',
  edit: 'Sửa thẻ',
  editOf: (front: string) => `Sửa thẻ ${front}`,
  editTitle: 'Sửa thẻ',
  frontHint: 'Phần hiện ra trước, ví dụ một từ tiếng Nhật.',
  readingHint: 'Bằng kana. Có thể bỏ trống.',
  backHint: 'Phần bạn cần nhớ ra, ví dụ nghĩa của từ.',
  noteHint: 'Ví dụ hoặc mẹo nhớ, hiện cùng mặt sau. Có thể bỏ trống.',
  deckHint: 'Để tìm lại cho dễ. Có thể bỏ trống.',
  save: 'Lưu thẻ',
  saving: 'Đang lưu…',
  created: 'Đã lưu. Thẻ sẽ đến lượt trong vài ngày tới.',
  changed: 'Đã sửa thẻ.',
  remove: 'Xóa thẻ',
  removeOf: (front: string) => `Xóa thẻ ${front}`,
  removeQuestion: 'Xóa thẻ này?',
  removeExplanation:
    'Nội dung thẻ sẽ mất hẳn. Nếu chỉ muốn ngừng ôn thẻ này, bạn chọn “Tạm cất thẻ này” trong lúc ôn tập.',
} as const;
