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
