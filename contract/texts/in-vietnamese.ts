/**
 * The English messages that are fixed (PRODUCT.md), each with the Vietnamese line that stands below it. All other texts
 * are Vietnamese.
 */
const inVietnamese: Readonly<Record<string, string>> = {
  'Please fill in all fields.': 'Bạn hãy điền đủ các ô.',
  'Please fill all the fields.': 'Bạn hãy điền đủ các ô.',
  'Failed to check answer. Please try again.': 'Chưa chấm được câu trả lời. Bạn thử lại nhé.',
  'Create Item successfully': 'Đã thêm mục từ.',
  'Create Item Failed': 'Chưa thêm được mục từ.',
  'Update Item successfully': 'Đã sửa mục từ.',
  'Update Item Failed': 'Chưa sửa được mục từ.',
  'Error updating item': 'Có lỗi khi sửa mục từ.',
  'Delete Item successfully': 'Đã xóa mục từ.',
  'Unknown Topic': 'Không tìm thấy chủ đề này',
};

/** The line that stands below a fixed English message; undefined for every other text. */
export const vietnameseOf = (message: string): string | undefined =>
  Object.hasOwn(inVietnamese, message) ? inVietnamese[message] : undefined;
