import { GOOGLE_FRESH_S } from '#contract/limits.ts';
import { ownAccountTexts } from '#contract/texts/own-account.ts';
import type { PasswordsService } from '#server/features/accounts/passwords.service.ts';
import type { SessionsService } from '#server/features/accounts/sessions.service.ts';
import { badRequest } from '#server/http/errors.ts';

/** Proof that the owner, and not somebody at an open browser, wants to delete the account. */
export interface Proof {
  readonly password?: string;
  readonly credential?: string;
}

interface ProofParts {
  readonly passwords: PasswordsService;
  readonly sessions: SessionsService;
  readonly clock: () => Date;
}

/** Refuses unless the password is right, or the owner has just signed in with Google. */
export const createProofCheck =
  ({ passwords, sessions, clock }: ProofParts) =>
  async (owner: { id: number; googleSub: string | null }, { password, credential }: Proof): Promise<void> => {
    if (password !== undefined) {
      if (await passwords.isPasswordOf(owner.id, password)) return;
      throw badRequest(ownAccountTexts.deletionPasswordWrong, 'password');
    }
    if (credential === undefined) throw badRequest(ownAccountTexts.deletionNeedsProof, 'password');
    const identity = await sessions.identifyByGoogle(credential);
    const freshSince = clock().getTime() - GOOGLE_FRESH_S * 1000;
    const fresh = identity !== null && identity.signedInAt.getTime() >= freshSince;
    if (!fresh || identity.sub !== owner.googleSub) throw badRequest(ownAccountTexts.deletionGoogleStale);
  };
