import { GOOGLE_FRESH_S } from '#contract/limits.ts';
import type { PasswordsService } from '#server/features/accounts/passwords.service.ts';
import type { SessionsService } from '#server/features/accounts/sessions.service.ts';
import { badRequest } from '#server/http/errors.ts';

/** Proof that the owner, and not somebody at an open browser, wants something that cannot be taken back easily. */
export interface Proof {
  readonly password?: string;
  readonly credential?: string;
}

/** What a refusal says. */
export interface ProofTexts {
  readonly proofWrong: string;
  readonly proofNeeded: string;
  readonly proofStale: string;
}

interface ProofParts {
  readonly passwords: PasswordsService;
  readonly sessions: SessionsService;
  readonly clock: () => Date;
}

/** Refuses unless the password is right, or the owner has just signed in with Google. */
export const createProofCheck =
  ({ passwords, sessions, clock }: ProofParts) =>
  async (
    owner: { readonly id: number; readonly googleSub: string | null },
    { password, credential }: Proof,
    texts: ProofTexts,
  ): Promise<void> => {
    if (password !== undefined) {
      if (await passwords.isPasswordOf(owner.id, password)) return;
      throw badRequest(texts.proofWrong, 'password');
    }
    if (credential === undefined) throw badRequest(texts.proofNeeded, 'password');
    const identity = await sessions.identifyByGoogle(credential);
    const freshSince = clock().getTime() - GOOGLE_FRESH_S * 1000;
    const fresh = identity !== null && identity.signedInAt.getTime() >= freshSince;
    if (!fresh || identity.sub !== owner.googleSub) throw badRequest(texts.proofStale);
  };
