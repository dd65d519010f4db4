import { itemFieldNames as fieldNames } from '#contract/texts/item-fields.ts';
import { typedTextName } from '#contract/texts/search.ts';
import { defineEndpoint, inBody } from '../endpoint.ts';
import { done, idText, lookedUpText, optionalLine, pageQuery } from '../fields.ts';
import { ITEM_LEVELS } from '../levels.ts';
import { SEARCH_MAX_CHARS } from '../limits.ts';
import { z } from '../zod.ts';
import { editedItem, foundItem, item, newItem, savedItem, shortItem } from './item.ts';
import { word } from './word.ts';

const params = z.object({ id: idText });
const typed = lookedUpText(SEARCH_MAX_CHARS);
/** Blank is the same as absent. */
const contained = z.pipe(
  optionalLine(SEARCH_MAX_CHARS),
  z.transform((text: string) => text || undefined),
);
const searchNames = { kanji: typedTextName };

export const listItems = defineEndpoint({
  method: 'GET',
  path: '/api/items',
  summary: 'Mọi mục từ, hoặc từng trang của chúng',
  access: 'anyone',
  limits: ['itemListPerAddress'],
  query: z.extend(pageQuery, { search: z.optional(contained) }),
  output: z.array(item),
});

export const searchItems = defineEndpoint({
  method: 'GET',
  path: '/api/items/search',
  summary: 'Tra từ bằng chữ Hán, kana, romaji, âm Hán Việt, nghĩa tiếng Việt, dạng đã chia hoặc cả câu',
  access: 'anyone',
  kept: 'shared',
  limits: ['searchPerAddress'],
  query: z.object({ kanji: z._default(typed, '') }),
  fieldNames: searchNames,
  output: z.array(foundItem),
});

/** For texts that another app has shared. */
export const searchSharedText = inBody(searchItems);

/** Suggestions while somebody is typing. */
export const suggestItems = defineEndpoint({
  method: 'GET',
  path: '/api/items/suggest',
  summary: 'Gợi ý trong lúc gõ',
  access: 'anyone',
  limits: ['suggestPerAddress'],
  query: z.object({ kanji: z._default(typed, '') }),
  fieldNames: searchNames,
  output: z.array(shortItem),
});

export const suggestForSharedText = inBody(suggestItems);

export const listWordLevels = defineEndpoint({
  method: 'GET',
  path: '/api/items/levels',
  summary: 'Mã số của các từ ở từng cấp độ, để đếm xem đã biết bao nhiêu',
  access: 'anyone',
  limits: ['itemListPerAddress'],
  output: z.array(z.object({ level: z.enum(ITEM_LEVELS), wordIds: z.array(z.int()) })),
});

export const getWord = defineEndpoint({
  method: 'GET',
  path: '/api/items/{id}',
  summary: 'Một từ cùng chữ Hán, bảng chia và các từ liên quan',
  access: 'anyone',
  kept: 'shared',
  limits: ['searchPerAddress'],
  params,
  fieldNames,
  output: word,
});

export const createItem = defineEndpoint({
  method: 'POST',
  path: '/api/items',
  summary: 'Thêm một mục từ',
  access: { roles: ['ADMIN'] },
  body: newItem,
  fieldNames,
  output: savedItem,
});

export const updateItem = defineEndpoint({
  method: 'PUT',
  path: '/api/items/{id}',
  summary: 'Sửa một mục từ',
  access: { roles: ['ADMIN'] },
  params,
  fieldNames,
  body: editedItem,
  output: savedItem,
});

export const deleteItem = defineEndpoint({
  method: 'DELETE',
  path: '/api/items/{id}',
  summary: 'Xóa một mục từ, cả trong sổ tay của người học',
  access: { roles: ['ADMIN'] },
  params,
  fieldNames,
  output: z.extend(done, { changeId: z.string() }),
});
