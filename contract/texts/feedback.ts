/** Writing to the team (PRODUCT.md, Feedback). */
export const feedbackTexts = {
  title: 'Góp ý',
  lead: 'Kể cho chúng tôi điều bạn thích và điều làm bạn vướng. Góp ý nào cũng có người đọc.',
  name: 'Tên của bạn',
  text: 'Nội dung góp ý',
  replyTo: 'E-mail để chúng tôi trả lời (không bắt buộc)',
  replyToHint: 'Chỉ quản trị viên thấy. Để trống nếu bạn không cần trả lời.',
  textPlaceholder: 'Ví dụ: một lỗi bạn gặp, một từ còn thiếu, một ý tưởng để học vui hơn',
  counter: (used: string, max: string) => `${used} / ${max} ký tự`,
  lettersLeft: (count: string) => `Còn ${count} ký tự`,
  lettersOver: (count: string) => `Thừa ${count} ký tự`,
  subject: 'Tiêu đề (hãy để trống)',
  send: 'Gửi góp ý',
  sending: 'Đang gửi…',
  sent: 'Góp ý đã được gửi thành công!',
  thanks: 'Cảm ơn bạn đã dành thời gian. Chúng tôi sẽ đọc kỹ từng dòng.',
  goOn: 'Luyện tập tiếp',
  writeAnother: 'Viết góp ý khác',
  failed: 'Có lỗi xảy ra, vui lòng thử lại.',
  withoutScript: 'Trình duyệt đang tắt JavaScript nên chưa gửi được góp ý.',
} as const;

/** The list for admins (PRODUCT.md, Feedback). */
export const feedbackListTexts = {
  title: 'Danh sách góp ý',
  lead: 'Những điều người học gửi về, mới nhất ở trên.',
  search: 'Tìm theo tên hoặc nội dung',
  filters: 'Lọc theo trạng thái',
  all: 'Tất cả',
  states: { new: 'Mới', read: 'Đã đọc', done: 'Đã xử lý' },
  newWithCount: (count: string) => `Mới (${count})`,
  found: (count: string) => `${count} góp ý`,
  by: (name: string) => `Góp ý của ${name}`,
  replyTo: (email: string) => `Trả lời: ${email}`,
  moves: { new: 'Đánh dấu chưa đọc', read: 'Đánh dấu đã đọc', done: 'Đánh dấu đã xử lý' },
  reopen: 'Mở lại',
  moveOf: (move: string, name: string) => `${move}: góp ý của ${name}`,
  saveFailed: 'Chưa lưu được trạng thái, vui lòng thử lại.',
  emptyTitle: 'Chưa có góp ý nào',
  emptyText: 'Khi có người gửi góp ý, bạn sẽ đọc được ở đây.',
  nothingFoundTitle: 'Không có góp ý nào khớp',
  nothingFoundText: 'Hãy thử từ khóa khác, có dấu hay không dấu đều được, hoặc bỏ bộ lọc.',
  showAll: 'Xem tất cả',
} as const;

/** Names of the fields of feedback. */
export const feedbackFieldNames = {
  name: 'Tên',
  text: 'Nội dung góp ý',
  subject: 'Tiêu đề',
  replyTo: 'E-mail để trả lời',
  id: 'Mã góp ý',
  state: 'Trạng thái',
} as const;

/** Error messages of the server about feedback. */
export const feedbackRefusals = {
  notFound: 'Không tìm thấy góp ý này.',
} as const;
