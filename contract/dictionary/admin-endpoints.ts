import { defineEndpoint } from '../endpoint.ts';
import { done, pageQuery, uploadedFile, uuidText } from '../fields.ts';
import { z } from '../zod.ts';
import { ITEM_CHANGE_KINDS } from './item-change-kinds.ts';

/** Maintaining the dictionary: changes and undo, import and export. */

/** One action of an admin: a single change, or a whole import. */
export const itemChange = z.object({
  id: z.string(),
  kind: z.enum(ITEM_CHANGE_KINDS),
  /** The words it changed; only the first few. */
  words: z.array(z.string()),
  count: z.int(),
  by: z.nullable(z.string()),
  createdAt: z.string(),
  /** False once a word of it was changed again, or the action was undone. */
  undoable: z.boolean(),
  undone: z.boolean(),
});
export type ItemChange = z.output<typeof itemChange>;

export const listItemChanges = defineEndpoint({
  method: 'GET',
  path: '/api/items/changes',
  summary: 'Những thay đổi của từ điển, mới nhất trước',
  access: { roles: ['ADMIN'] },
  query: pageQuery,
  output: z.array(itemChange),
});

export const undoItemChange = defineEndpoint({
  method: 'POST',
  path: '/api/items/changes/{changeId}/undo',
  summary: 'Hoàn tác một thay đổi',
  access: { roles: ['ADMIN'] },
  params: z.object({ changeId: uuidText }),
  output: done,
});

export const importReport = z.object({
  /** False for a dry run, and if any row has an error: then nothing was changed. */
  applied: z.boolean(),
  rows: z.int(),
  created: z.int(),
  edited: z.int(),
  unchanged: z.int(),
  /** The first errors; `errorCount` counts all of them. */
  errors: z.array(z.object({ line: z.int(), message: z.string() })),
  errorCount: z.int(),
  changeId: z.nullable(z.string()),
});
export type ImportReport = z.output<typeof importReport>;

export const importItems = defineEndpoint({
  method: 'POST',
  path: '/api/items/import',
  summary: 'Nhập mục từ từ tệp CSV; dryRun=true chỉ kiểm tra',
  access: { roles: ['ADMIN'] },
  query: z.object({ dryRun: z.optional(z.enum(['true', 'false'])) }),
  accepts: 'multipart',
  body: z.object({ file: uploadedFile }),
  output: importReport,
});

export const exportItems = defineEndpoint({
  method: 'GET',
  path: '/api/items/export',
  summary: 'Mọi mục từ trong một tệp CSV',
  access: { roles: ['ADMIN'] },
  answers: 'text',
  contentType: 'text/csv; charset=utf-8',
});
