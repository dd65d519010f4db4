import { googleCredential } from '../accounts/endpoints.ts';
import { sessionId } from '../accounts/token.ts';
import { defineEndpoint } from '../endpoint.ts';
import { done, personName, phoneText, typedPassword } from '../fields.ts';
import { roleSchema } from '../roles.ts';
import { z } from '../zod.ts';

const ownAccount = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  phoneNumber: z.nullable(z.string()),
  roles: z.array(roleSchema),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  createdAt: z.string(),
  deletionDueAt: z.nullable(z.string()),
});
export type OwnAccount = z.output<typeof ownAccount>;

export const getOwnAccount = defineEndpoint({
  method: 'GET',
  path: '/api/me',
  summary: 'Tài khoản của tôi',
  access: 'loggedIn',
  kept: 'own',
  output: ownAccount,
});

export const changeOwnAccount = defineEndpoint({
  method: 'PUT',
  path: '/api/me',
  summary: 'Đổi tên và số điện thoại của tôi',
  access: 'loggedIn',
  body: z.object({ name: personName, phoneNumber: z.nullable(phoneText) }),
  output: ownAccount,
});

export const endAllSessions = defineEndpoint({
  method: 'POST',
  path: '/api/me/logout-everywhere',
  summary: 'Đăng xuất mọi thiết bị, kể cả thiết bị này',
  access: 'loggedIn',
  output: done,
});

const openSession = z.object({
  id: z.string(),
  /** Browser and system, such as “Chrome · Windows”; empty if they were not recognised. */
  device: z.string(),
  createdAt: z.string(),
  /** Accurate to the hour. */
  lastSeenAt: z.string(),
  /** The session of this request. */
  current: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/me/sessions',
  summary: 'Những phiên đăng nhập đang mở của tôi',
  access: 'loggedIn',
  output: z.array(openSession),
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/sessions/{id}',
  summary: 'Kết thúc một phiên đăng nhập của tôi',
  access: 'loggedIn',
  params: z.object({ id: sessionId }),
  output: done,
});

export const exportOwnData = defineEndpoint({
  method: 'GET',
  path: '/api/me/export',
  summary: 'Tất cả dữ liệu của tôi dưới dạng JSON',
  access: 'loggedIn',
  limits: ['exportPerUser'],
  output: z.record(z.string(), z.unknown()),
});

export const requestDeletion = defineEndpoint({
  method: 'POST',
  path: '/api/me/deletion',
  summary: 'Xóa tài khoản của tôi; còn 7 ngày để đổi ý',
  access: 'loggedIn',
  limits: ['ownPasswordPerUser'],
  body: z.object({ password: z.optional(typedPassword), credential: z.optional(googleCredential) }),
  output: z.object({ statusCode: z.literal(200), message: z.string(), deletionDueAt: z.string() }),
});

export const undoDeletion = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/deletion',
  summary: 'Giữ lại tài khoản đang chờ xóa',
  access: 'loggedIn',
  output: ownAccount,
});
