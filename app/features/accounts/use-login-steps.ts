import { useState } from 'react';
import type { LoginReply, LoginResult } from '#contract/accounts/endpoints.ts';

/** A login has a second step if the account has a second factor. */
export function useLoginSteps(onSuccess: (result: LoginResult) => void) {
  const [challenge, setChallenge] = useState<string | null>(null);
  return {
    /** The proof of the first step; null until a code is wanted. */
    challenge,
    take: (reply: LoginReply) =>
      reply.statusCode === 200 ? onSuccess(reply) : setChallenge(reply.challenge),
    startOver: () => setChallenge(null),
  };
}
