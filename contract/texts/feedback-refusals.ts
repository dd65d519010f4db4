/** What the fields of feedback are called. */
export const feedbackFieldNames = {
  name: 'Tên',
  text: 'Nội dung góp ý',
  subject: 'Tiêu đề',
  id: 'Mã góp ý',
  state: 'Trạng thái',
} as const;

/** What the server answers about feedback. */
export const feedbackRefusals = {
  notFound: 'Không tìm thấy góp ý này.',
} as const;
