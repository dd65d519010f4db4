import { FRESH_TOKEN_HEADER } from '#contract/accounts/token.ts';
import {
  changeSecondFactorRule,
  confirmSecondFactor,
  getSecondFactor,
  getSecondFactorRule,
  renewRecoveryCodes,
  resetSecondFactor,
  startSecondFactor,
  turnOffSecondFactor,
} from '#contract/second-factor/endpoints.ts';
import type { ReplyHeaders } from '#server/http/replies/reply.ts';
import { type Caller, route } from '#server/http/route.ts';
import type { SecondFactorSettingsService } from './second-factor-settings.service.ts';

interface SecondFactorParts {
  readonly settings: SecondFactorSettingsService;
  readonly freshToken: (caller: Caller) => Promise<string | null>;
}

export function secondFactorRoutes({ settings, freshToken }: SecondFactorParts) {
  /** Roles may work from now on, or no longer: the menus follow at once. */
  async function withFreshToken<Result>(caller: Caller, headers: ReplyHeaders, result: Result) {
    const token = await freshToken(caller);
    if (token) headers[FRESH_TOKEN_HEADER] = token;
    return result;
  }

  return [
    route(getSecondFactor, ({ caller }) => settings.show(caller)),
    route(startSecondFactor, ({ caller, body }) => settings.start(caller, body)),
    route(confirmSecondFactor, async ({ caller, body, headers }) =>
      withFreshToken(caller, headers, await settings.confirm(caller, body.code)),
    ),
    route(renewRecoveryCodes, ({ caller, body }) => settings.renewRecoveryCodes(caller, body.code)),
    route(turnOffSecondFactor, async ({ caller, body, headers }) =>
      withFreshToken(caller, headers, await settings.turnOff(caller, body.code)),
    ),
    route(resetSecondFactor, ({ caller, params }) => settings.resetOf(caller, params.id)),
    route(getSecondFactorRule, () => settings.showRule()),
    route(changeSecondFactorRule, ({ caller, body }) => settings.changeRule(caller, body.roles)),
  ];
}
