import { useQuery } from '@tanstack/react-query';
import { decodeJwt } from 'jose';
import { useState } from 'react';
import { googleLogin, type LoginReply } from '#contract/accounts/endpoints.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { googleTexts } from '#contract/texts/credentials.ts';
import { z } from '#contract/zod.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { logFailure } from '#app/lib/log.ts';
import { GoogleButton } from './google-button.tsx';
import { signInOptionsQuery } from './sign-in-options.ts';

const idTokenClaims = z.object({
  sub: z.string(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  picture: z.optional(z.string()),
});

/** The payload of a login with Google. The server verifies the credential and ignores the rest (PRODUCT.md, D4). */
function googlePayload(credential: string) {
  const { sub, name, email, picture } = idTokenClaims.parse(decodeJwt(credential));
  return { credential, name, email, image: picture, authId: sub, authType: 'GOOGLE' };
}

interface GoogleSignInProps {
  readonly onReply: (reply: LoginReply) => void;
  readonly onFailure: (sentence: string) => void;
}

/**
 * Sign-in with Google, if the server offers it. A failure is logged and shown as a status in the form (PRODUCT.md,
 * D21).
 */
export function GoogleSignIn({ onReply, onFailure }: GoogleSignInProps) {
  const api = useApi();
  const { data: options } = useQuery(signInOptionsQuery());
  const [busy, setBusy] = useState(false);
  if (!options?.googleClientId) return null;

  const enter = async (credential: string) => {
    setBusy(true);
    try {
      onReply(await api.call(googleLogin, { body: googlePayload(credential) }));
    } catch (error) {
      logFailure('Google sign-in', error);
      onFailure(failureMessage(error, googleTexts.refused));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {busy ? accountTexts.loggingIn : accountTexts.orWith}
      </p>
      <GoogleButton clientId={options.googleClientId} onCredential={(credential) => void enter(credential)} />
    </div>
  );
}
