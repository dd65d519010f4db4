/** What the fields of reports are called. */
export const lessonFeedbackFieldNames = {
  id: 'Mã báo lỗi',
  kind: 'Loại lỗi',
  text: 'Mô tả lỗi',
  state: 'Cách xử lý',
  reason: 'Lý do',
} as const;

/** What the server answers about reports of sentences and the feedback of lessons. */
export const lessonFeedbackRefusals = {
  sentenceNotFound: 'Không tìm thấy câu này.',
  lessonNotFound: 'Không tìm thấy bài học này.',
  reportNotFound: 'Không tìm thấy báo lỗi này.',
  alreadyDecided: 'Báo lỗi này đã được xử lý.',
  reported: 'Cảm ơn bạn. Người soạn sẽ xem và trả lời bạn.',
} as const;
