import { googleCredential } from '../accounts/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { done, idText, secondFactorCode, typedPassword } from '../fields.ts';
import { roleSchema, SECOND_FACTOR_ROLES } from '../roles.ts';
import { z } from '../zod.ts';

const secondFactor = z.object({
  isOn: z.boolean(),
  /** When it was turned on. */
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.int(),
  /** Roles of the caller that work only with a second factor. */
  requiredFor: z.array(roleSchema),
  /** Those of them that do not work yet. */
  heldRoles: z.array(roleSchema),
});
export type SecondFactor = z.output<typeof secondFactor>;

export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/api/me/second-factor',
  summary: 'Xác thực hai lớp của tôi',
  access: 'loggedIn',
  output: secondFactor,
});

export const startSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/me/second-factor',
  summary: 'Tạo khóa mới cho ứng dụng xác thực; chỉ có hiệu lực sau khi nhập đúng một mã',
  access: 'loggedIn',
  limits: ['ownPasswordPerUser'],
  body: z.object({ password: z.optional(typedPassword), credential: z.optional(googleCredential) }),
  output: z.object({
    /** In base32, as authenticator apps take it. */
    key: z.string(),
    /** The same as an `otpauth:` address, for a QR code. */
    uri: z.string(),
  }),
});

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/me/second-factor/confirm',
  summary: 'Bật xác thực hai lớp bằng mã đầu tiên; trả về các mã khôi phục, chỉ một lần',
  access: 'loggedIn',
  body: z.object({ code: secondFactorCode }),
  output: recoveryCodes,
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/me/second-factor/recovery-codes',
  summary: 'Thay các mã khôi phục bằng mã mới',
  access: 'loggedIn',
  body: z.object({ code: secondFactorCode }),
  output: recoveryCodes,
});

export const turnOffSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/me/second-factor/off',
  summary: 'Tắt xác thực hai lớp, bằng một mã còn dùng được',
  access: 'loggedIn',
  body: z.object({ code: secondFactorCode }),
  output: done,
});

export const resetSecondFactor = defineEndpoint({
  method: 'DELETE',
  path: '/auth/users/{id}/second-factor',
  summary: 'Tắt xác thực hai lớp của một người đã mất điện thoại',
  access: { roles: ['ADMIN'] },
  params: z.object({ id: idText }),
  output: done,
});

const rule = z.object({
  roles: z.array(z.enum(SECOND_FACTOR_ROLES)).check(z.maxLength(SECOND_FACTOR_ROLES.length)),
});

export const getSecondFactorRule = defineEndpoint({
  method: 'GET',
  path: '/api/second-factor-rule',
  summary: 'Những quyền chỉ dùng được khi đã bật xác thực hai lớp',
  access: { roles: ['ADMIN'] },
  output: rule,
});

export const changeSecondFactorRule = defineEndpoint({
  method: 'PUT',
  path: '/api/second-factor-rule',
  summary: 'Chọn những quyền chỉ dùng được khi đã bật xác thực hai lớp',
  access: { roles: ['ADMIN'] },
  body: rule,
  output: rule,
});
