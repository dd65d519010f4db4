import { defineEndpoint } from '../endpoint.ts';
import { emailText, idText } from '../fields.ts';
import { PASSWORD_MAX_CHARS, rates } from '../limits.ts';
import { roleSchema } from '../roles.ts';
import { z } from '../zod.ts';

export const loginResult = z.object({
  statusCode: z.literal(200),
  message: z.string(),
  token: z.string(),
  roles: z.array(roleSchema),
  sub: z.string(),
  userId: z.int(),
});
export type LoginResult = z.output<typeof loginResult>;

export const login = defineEndpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Đăng nhập bằng e-mail và mật khẩu',
  access: 'anyone',
  limits: [rates.loginPerAddress, rates.loginPerAccount],
  body: z.object({
    email: emailText,
    password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_CHARS)),
  }),
  output: loginResult,
});

export const getScore = defineEndpoint({
  method: 'GET',
  path: '/auth/{userId}/score',
  summary: 'Tổng điểm của người học',
  access: { owner: 'userId' },
  params: z.object({ userId: idText }),
  output: z.object({ score: z.int() }),
});
