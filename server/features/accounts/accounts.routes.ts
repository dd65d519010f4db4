import {
  changePassword,
  forgotPassword,
  getSignInOptions,
  googleLogin,
  login,
  regenerateOtp,
  register,
  resetPassword,
  verifyOtp,
} from '#contract/accounts/endpoints.ts';
import { route } from '#server/http/route.ts';
import type { PasswordsService } from './passwords.service.ts';
import type { RegistrationService } from './registration.service.ts';
import type { SessionsService } from './sessions.service.ts';

interface AccountsServices {
  readonly sessions: SessionsService;
  readonly registration: RegistrationService;
  readonly passwords: PasswordsService;
}

export const accountsRoutes = ({ sessions, registration, passwords }: AccountsServices) => [
  route(login, ({ body }) => sessions.login(body.email, body.password)),
  route(googleLogin, ({ body }) => sessions.loginWithGoogle(body.credential)),
  route(getSignInOptions, () => sessions.signInOptions()),
  route(register, ({ body }) => registration.register(body)),
  route(verifyOtp, ({ body }) => registration.verifyOtp(body.email, body.otp)),
  route(regenerateOtp, ({ body }) => registration.resendOtp(body.email)),
  route(forgotPassword, ({ body }) => passwords.forgot(body.email)),
  route(resetPassword, ({ body }) => passwords.reset(body.token, body.newPassword)),
  route(changePassword, ({ caller, body }) => passwords.change(caller, body.oldPassword, body.newPassword)),
];
