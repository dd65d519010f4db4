/** Adding a word to the favourites (PRODUCT.md, Notebook). */
export const saveWordTexts = {
  title: 'Lưu vào sổ tay',
  choose: 'Chọn danh mục',
  contains: 'Đã có từ này',
  save: 'Lưu',
  saving: 'Đang lưu…',
  newCategory: 'Danh mục mới',
  firstCategory: 'Sổ tay của bạn chưa có danh mục nào. Hãy đặt tên cho danh mục đầu tiên.',
  notChosen: 'Vui lòng chọn danh mục',
  saved: 'Đã thêm vào danh mục yêu thích',
} as const;
