import { defineEndpoint } from '../endpoint.ts';
import { done, emailText, ignored, newPassword, personName, phoneText, typedPassword } from '../fields.ts';
import { GOOGLE_CREDENTIAL_MAX_CHARS, OTP_DIGITS, RESET_TOKEN_MAX_CHARS } from '../limits.ts';
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
});
export type LoginResult = z.output<typeof loginResult>;

export const googleCredential = z.string().check(z.minLength(1), z.maxLength(GOOGLE_CREDENTIAL_MAX_CHARS));

export const login = defineEndpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Đăng nhập bằng e-mail và mật khẩu',
  access: 'anyone',
  // No limits here: which ones apply depends on the browser (`loginPerAddress`, `loginFailures`…, login-guard.ts).
  body: z.object({ email: emailText, password: typedPassword }),
  output: loginResult,
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
  summary: 'Những cách đăng nhập mà máy chủ này bật',
  access: 'anyone',
  output: z.object({ googleClientId: z.nullable(z.string()) }),
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
  output: done,
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
