import type { WordOrder } from '#core/notebook/word-order.ts';

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

  allTitle: 'Tất cả từ trong sổ tay',
  allLead: 'Từ của mọi danh mục. Mỗi từ chỉ hiện một lần, dù nằm ở nhiều danh mục.',
  seeAll: 'Xem tất cả từ',
  allEmptyTitle: 'Sổ tay chưa có từ nào',
  allEmptyText: 'Tra một từ rồi lưu vào sổ tay.',
  onlyNewest: (shown: string, total: string) =>
    `Sổ tay có ${total} từ trong các danh mục; trang này hiện ${shown} từ lưu gần nhất.`,

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

/** A list of words: one category, or the whole notebook. */
export const wordListTexts = {
  search: 'Tìm từ',
  searchHint: 'Tìm bằng chữ Nhật, romaji, nghĩa tiếng Việt hay âm Hán Việt.',
  found: (found: string, all: string) => `${found} trong ${all} từ`,
  nothingFoundTitle: 'Không có từ nào khớp',
  nothingFoundText: 'Thử gõ ít chữ hơn, hoặc xem lại cả danh sách.',
  showAll: 'Xem cả danh sách',

  order: 'Sắp xếp',
  orders: {
    new: 'Mới lưu trước',
    kana: 'Theo kana',
    level: 'Từ dễ trước',
    memory: 'Nhớ ít trước',
  } satisfies Record<WordOrder, string>,

  tools: 'Công cụ cho danh sách',
  hideMeaning: 'Ẩn nghĩa',
  hideReading: 'Ẩn cách đọc',
  revealMeaning: (word: string) => `Xem nghĩa của ${word}`,
  revealReading: (word: string) => `Xem cách đọc của ${word}`,

  listen: 'Nghe cả danh sách',
  stopListening: 'Dừng nghe',
  listeningTo: (at: string, all: string) => `Đang đọc từ thứ ${at} trong ${all} từ`,

  print: 'In',
  printedOn: (date: string, count: string) => `${date}, ${count} từ`,
  column: {
    word: 'Từ',
    reading: 'Cách đọc',
    hanViet: 'Hán Việt',
    meaning: 'Nghĩa',
    writing: 'Tập viết',
  },

  select: 'Chọn từ',
  selected: (count: string) => `Đã chọn ${count} từ`,
  selectAll: (count: string) => `Chọn cả ${count} từ`,
  selectNone: 'Bỏ chọn hết',
  endSelecting: 'Xong',
  selectionTools: 'Tùy chọn cho các từ đã chọn',
  moveSelected: 'Chuyển',
  removeSelected: 'Bỏ',
  takeOutOfNotebook: 'Bỏ khỏi sổ tay',
  tooMany: (max: string) => `Mỗi lần chuyển hoặc bỏ được nhiều nhất ${max} từ.`,
  removedMany: (count: string) => `Đã bỏ ${count} từ khỏi danh mục.`,
  takenOutOfNotebook: 'đã được bỏ khỏi sổ tay.',
  removedManyFromNotebook: (count: string) => `Đã bỏ ${count} từ khỏi sổ tay.`,
  movedMany: (count: string, name: string) => `Đã chuyển ${count} từ sang “${name}”.`,
  inCategories: (names: string) => `Danh mục: ${names}`,
} as const;

export const memoryTitle = (name: string) => `Mức nhớ: ${name}`;

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
  newCategoryHint: 'Gõ tên rồi bấm Lưu.',
  /** The category that is chosen when the dialog opens; the first word creates it. */
  ownCategory: 'Từ của tôi',
  createdOnSave: 'Tạo khi lưu',
  notChosen: 'Vui lòng chọn danh mục',
  saved: 'Đã thêm vào danh mục yêu thích',
} as const;
