/** A category's name is no person's (texts/validation). */
export const categoryFieldNames = { name: 'Tên danh mục' } as const;

/** What the server answers about a notebook (PRODUCT.md, Notebook). */
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
} as const;
