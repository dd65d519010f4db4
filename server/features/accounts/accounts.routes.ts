import {
  changePassword,
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
  route(login, async ({ body, visitor, headers }) =>
    withCookie(headers, await sessions.login(body.email, body.password, visitor())),
  ),
  route(googleLogin, async ({ body, visitor, headers }) =>
    withCookie(headers, await sessions.loginWithGoogle(body.credential, visitor())),
  ),
  route(logout, ({ caller }) => openSessions.logOut(caller)),
  route(getSignInOptions, () => sessions.signInOptions()),
  route(register, async ({ body, visitor, headers }) =>
    withCookie(headers, await registration.register(body, visitor())),
  ),
  route(verifyOtp, ({ body, visitor }) => registration.verifyOtp(body.email, body.otp, visitor())),
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
