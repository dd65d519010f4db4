import { defineEndpoint } from '../endpoint.ts';
import { idText, lineOfText, pageQuery, optionalLine } from '../fields.ts';
import { BLOCK_REASON_MAX_CHARS, NAME_MAX_CHARS } from '../limits.ts';
import { ROLES, roleSchema } from '../roles.ts';
import { z } from '../zod.ts';

export const user = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  roles: z.array(roleSchema),
  verified: z.boolean(),
  createdAt: z.string(),
  /** Accurate to the hour; null if the account was never used. */
  lastActiveAt: z.nullable(z.string()),
  /** Null unless an admin has blocked the account. */
  blocked: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  hasSecondFactor: z.boolean(),
});
export type User = z.output<typeof user>;

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/auth/load/users',
  summary: 'Mọi tài khoản và quyền của họ',
  access: { roles: ['ADMIN'] },
  query: z.extend(pageQuery, { search: z.optional(optionalLine(NAME_MAX_CHARS)) }),
  output: z.array(user),
});

export const changeRoles = defineEndpoint({
  method: 'PUT',
  path: '/auth/users/{id}/role',
  summary: 'Thay toàn bộ quyền của một tài khoản',
  access: { roles: ['ADMIN'] },
  params: z.object({ id: idText }),
  body: z.object({ newRoles: z.array(roleSchema).check(z.maxLength(ROLES.length)) }),
  output: user,
});

export const blockUser = defineEndpoint({
  method: 'PUT',
  path: '/auth/users/{id}/block',
  summary: 'Khóa một tài khoản; mọi phiên đăng nhập của người đó kết thúc ngay',
  access: { roles: ['ADMIN'] },
  params: z.object({ id: idText }),
  body: z.object({ reason: lineOfText(BLOCK_REASON_MAX_CHARS) }),
  output: user,
});

export const unblockUser = defineEndpoint({
  method: 'DELETE',
  path: '/auth/users/{id}/block',
  summary: 'Mở khóa một tài khoản',
  access: { roles: ['ADMIN'] },
  params: z.object({ id: idText }),
  output: user,
});
