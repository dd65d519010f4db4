/** What the search box holds, as a refusal calls it. */
export const typedTextName = 'Từ cần tra';

/** What the search answers when it has nothing (PRODUCT.md, Dictionary). */
export const searchRefusals = {
  blank: 'Không được bỏ trống',
  nothingFound: 'Không tìm thấy kết quả',
  unknownWord: 'Không có từ này trong từ điển.',
} as const;
