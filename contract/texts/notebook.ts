/** The learner's notebook: favourite categories and the words in them (PRODUCT.md, Notebook). */
export const notebookTexts = {
  title: 'Sổ tay',
  lead: 'Những từ bạn giữ lại, xếp theo danh mục của riêng bạn.',
  emptyTitle: 'Sổ tay còn trống',
  emptyText: 'Gặp từ nào đáng nhớ, bạn hãy lưu vào một danh mục. Các danh mục của bạn sẽ hiện ở đây.',
  lookUp: 'Tra một từ',
  words: (count: string) => `${count} từ`,
  actionsFor: (name: string) => `Tùy chọn cho ${name}`,

  create: 'Tạo danh mục',
  creating: 'Đang tạo…',
  created: 'Tạo danh mục thành công',
  createFailed: (message: string) => `Lỗi khi tạo danh mục: ${message}`,
  name: 'Tên danh mục',
  nameHint: 'Ví dụ: Bài 12, Đi làm, Hay quên.',
  nameMissing: 'Tên danh mục không được bỏ trống',
  rename: 'Đổi tên',
  renameTitle: 'Đổi tên danh mục',
  renaming: 'Đang lưu…',
  renamed: 'Đã đổi tên danh mục.',
  remove: 'Xóa danh mục',
  removeQuestion: (name: string) => `Xóa danh mục “${name}”?`,
  removesNothing: 'Danh mục này chưa có từ nào.',
  removesWords: (count: string) =>
    `${count} từ đã lưu trong danh mục sẽ mất theo và không lấy lại được. Các từ ấy vẫn còn trong từ điển.`,
  removed: (name: string) => `Đã xóa danh mục “${name}”.`,

  itemsTitle: 'Từ trong danh mục',
  itemsLead: 'Bấm vào một từ để tra lại.',
  backToNotebook: 'Về sổ tay',
  itemsEmptyTitle: 'Danh mục này chưa có từ nào',
  itemsEmptyText: 'Tra một từ rồi lưu vào danh mục này.',
  notFoundTitle: 'Không có danh mục này trong sổ tay của bạn',
  notFoundText: 'Danh mục đã bị xóa, hoặc địa chỉ bị gõ nhầm.',
  takeOut: 'Bỏ khỏi danh mục',
  takenOut: 'đã được bỏ khỏi danh mục.',
  move: 'Chuyển sang danh mục khác',
  moving: 'Đang chuyển…',
  moveConfirm: 'Chuyển',
  moveTo: 'Chuyển đến',
  moved: (name: string) => `đã được chuyển sang “${name}”.`,
  undo: 'Hoàn tác',
  undoing: 'Đang hoàn tác…',
} as const;

/** The name of a category, not of a person (texts/validation). */
export const categoryFieldNames = { name: 'Tên danh mục' } as const;

/** Error messages of the server about the notebook (PRODUCT.md, Notebook). */
export const notebookRefusals = {
  categoryNotFound: 'Không tìm thấy danh mục này.',
  favoriteNotFound: 'Không tìm thấy từ này trong sổ tay.',
  itemNotFound: 'Không tìm thấy từ này trong từ điển.',
  alreadyInCategory: 'Từ này đã có trong danh mục',
  nameTaken: (name: string) => `Bạn đã có danh mục “${name}”.`,
  tooManyCategories: (max: number) => `Sổ tay có tối đa ${max.toLocaleString('vi-VN')} danh mục.`,
  categoryFull: (max: number) => `Mỗi danh mục chứa tối đa ${max.toLocaleString('vi-VN')} từ.`,
  categoryDeleted: 'Đã xóa danh mục.',
  favoriteRemoved: 'Đã bỏ từ khỏi danh mục.',
  favoritesRestored: 'Đã đưa các từ về chỗ cũ.',
} as const;

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
