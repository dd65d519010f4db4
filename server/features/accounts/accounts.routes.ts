import {
  changePassword,
  finishLogin,
  forgotPassword,
  getSignInOptions,
  googleLogin,
  login,
  logout,
  regenerateOtp,
  register,
  resetPassword,
  verifyOtp,
} from '#contract/accounts/endpoints.ts';
import type { ReplyHeaders } from '#server/http/replies/reply.ts';
import { route } from '#server/http/route.ts';
import type { OpenSessionsService } from './open-sessions.service.ts';
import type { PasswordsService } from './passwords.service.ts';
import type { RegistrationService } from './registration.service.ts';
import type { SessionsService } from './sessions.service.ts';

interface AccountsServices {
  readonly sessions: SessionsService;
  readonly openSessions: OpenSessionsService;
  readonly registration: RegistrationService;
  readonly passwords: PasswordsService;
}

export const accountsRoutes = ({ sessions, openSessions, registration, passwords }: AccountsServices) => [
  route(login, async ({ body, visitor, headers }) => {
    const reply = await sessions.login(body.email, body.password, visitor());
    return reply.statusCode === 200 ? withCookie(headers, reply) : reply;
  }),
  route(googleLogin, async ({ body, visitor, headers }) => {
    const reply = await sessions.loginWithGoogle(body.credential, visitor());
    return reply.statusCode === 200 ? withCookie(headers, reply) : reply;
  }),
  route(finishLogin, async ({ body, visitor, headers }) =>
    withCookie(headers, await sessions.finishLogin(body.challenge, body.code, visitor())),
  ),
  route(logout, ({ caller }) => openSessions.logOut(caller)),
  route(getSignInOptions, () => sessions.signInOptions()),
  route(register, async ({ body, visitor, headers }) =>
    withCookie(headers, await registration.register(body, visitor())),
  ),
  route(verifyOtp, async ({ body, visitor, headers }) => {
    const { login: entry, ...verified } = await registration.verifyOtp(body.email, body.otp, visitor());
    return entry ? { ...verified, login: withCookie(headers, entry) } : verified;
  }),
  route(regenerateOtp, ({ body, visitor }) => registration.resendOtp(body.email, visitor())),
  route(forgotPassword, ({ body }) => passwords.forgot(body.email)),
  route(resetPassword, async ({ body, headers }) =>
    withCookie(headers, await passwords.reset(body.token, body.newPassword)),
  ),
  route(changePassword, async ({ caller, body, headers }) =>
    withCookie(headers, await passwords.change(caller, body.oldPassword, body.newPassword)),
  ),
];

function withCookie<Result extends object>(
  headers: ReplyHeaders,
  { deviceCookie, ...result }: Result & { deviceCookie: string },
) {
  headers['Set-Cookie'] = deviceCookie;
  return result;
}
