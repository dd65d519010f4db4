import { defineEndpoint } from '../endpoint.ts';
import {
  done,
  emailText,
  ignored,
  newPassword,
  personName,
  phoneText,
  secondFactorCode,
  typedPassword,
} from '../fields.ts';
import {
  GOOGLE_CREDENTIAL_MAX_CHARS,
  LOGIN_CHALLENGE_MAX_CHARS,
  OTP_DIGITS,
  RESET_TOKEN_MAX_CHARS,
} from '../limits.ts';
import { roleSchema } from '../roles.ts';
import { z } from '../zod.ts';

const loginResult = z.object({
  statusCode: z.literal(200),
  message: z.string(),
  token: z.string(),
  roles: z.array(roleSchema),
  sub: z.string(),
  userId: z.int(),
  /** Set while the account is scheduled for deletion, which its owner can still cancel. */
  deletionDueAt: z.nullable(z.string()),
  /** Roles that work only after the person has set up a second factor; `roles` is without them. Absent if there are none. */
  heldRoles: z.optional(z.array(roleSchema)),
});
export type LoginResult = z.output<typeof loginResult>;

/** The password was right, but this account also needs a code: `statusCode` is not 200, so nobody is logged in yet. */
const codeWanted = z.object({
  statusCode: z.literal(202),
  message: z.string(),
  /** Proves the first step; valid for a few minutes, for `finishLogin` only. */
  challenge: z.string(),
});
const loginReply = z.union([loginResult, codeWanted]);
export type LoginReply = z.output<typeof loginReply>;
export type CodeWanted = z.output<typeof codeWanted>;

export const googleCredential = z.string().check(z.minLength(1), z.maxLength(GOOGLE_CREDENTIAL_MAX_CHARS));

export const login = defineEndpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Đăng nhập bằng e-mail và mật khẩu',
  access: 'anyone',
  // No limits here: which ones apply depends on the browser (`loginPerAddress`, `loginFailures`…, login-guard.ts).
  body: z.object({ email: emailText, password: typedPassword }),
  output: loginReply,
});

export const googleLogin = defineEndpoint({
  method: 'POST',
  path: '/auth/google-login',
  summary: 'Đăng nhập bằng Google: chỉ tin ID token trong credential',
  access: 'anyone',
  limits: ['loginPerAddress'],
  body: z.object({
    credential: googleCredential,
    name: ignored,
    email: ignored,
    image: ignored,
    authId: ignored,
    authType: ignored,
  }),
  output: loginReply,
});

export const finishLogin = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor',
  summary: 'Bước hai của đăng nhập: mã của ứng dụng xác thực hoặc một mã khôi phục',
  access: 'anyone',
  // Wrong codes are counted by account (`secondFactorFailures`).
  limits: ['loginPerAddress'],
  body: z.object({
    challenge: z.string().check(z.minLength(1), z.maxLength(LOGIN_CHALLENGE_MAX_CHARS)),
    code: secondFactorCode,
  }),
  output: loginResult,
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Kết thúc phiên đăng nhập này',
  access: 'loggedIn',
  output: done,
});

export const getSignInOptions = defineEndpoint({
  method: 'GET',
  path: '/auth/sign-in-options',
  summary: 'Những cách đăng nhập mà máy chủ này bật, và có mở đăng ký không',
  access: 'anyone',
  output: z.object({
    googleClientId: z.nullable(z.string()),
    /** False: no new accounts, neither by e-mail nor with Google. */
    isRegistrationOpen: z._default(z.boolean(), true),
  }),
});

export const register = defineEndpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Đăng ký tài khoản; mã OTP được gửi qua e-mail',
  access: 'anyone',
  limits: ['registerPerAddress', 'mailRequestPerAccount'],
  body: z.object({ name: personName, email: emailText, password: newPassword, phoneNumber: phoneText }),
  output: done,
});

export const verifyOtp = defineEndpoint({
  method: 'POST',
  path: '/auth/verify-otp',
  summary: 'Xác thực e-mail bằng mã OTP',
  access: 'anyone',
  limits: ['verifyOtpPerAddress'],
  body: z.object({
    email: emailText,
    otp: z.string().check(z.trim(), z.minLength(1), z.regex(new RegExp(`^\\d{${OTP_DIGITS}}$`))),
  }),
  output: z.extend(done, {
    /** Only in the browser that registered: its owner is logged in at once (PRODUCT.md, D28). */
    login: z.optional(loginResult),
  }),
});

export const regenerateOtp = defineEndpoint({
  method: 'POST',
  path: '/auth/regenerate-otp',
  summary: 'Gửi lại mã OTP',
  access: 'anyone',
  limits: ['mailRequestPerAddress', 'mailRequestPerAccount'],
  body: z.object({ email: emailText }),
  output: done,
});

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Gửi liên kết đặt lại mật khẩu qua e-mail',
  access: 'anyone',
  limits: ['mailRequestPerAddress', 'mailRequestPerAccount'],
  body: z.object({ email: emailText }),
  output: done,
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/auto/reset-password',
  summary: 'Đặt lại mật khẩu bằng liên kết trong e-mail',
  access: 'anyone',
  limits: ['resetPasswordPerAddress'],
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(RESET_TOKEN_MAX_CHARS)),
    newPassword,
  }),
  output: done,
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/auto/changepassword',
  summary: 'Đổi mật khẩu; mọi phiên đăng nhập cũ kết thúc',
  access: 'loggedIn',
  limits: ['ownPasswordPerUser'],
  body: z.object({ email: ignored, oldPassword: typedPassword, newPassword }),
  output: done,
});
