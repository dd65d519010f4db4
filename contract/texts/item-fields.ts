/** Names of an item's fields, if the same key means something else elsewhere. */
export const itemFieldNames = {
  id: 'Mã mục từ',
  kind: 'Loại so sánh với từ Hán Việt',
  note: 'Ghi chú về từ Hán Việt',
} as const;
