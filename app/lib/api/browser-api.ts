import { ownBrowserId } from '../session/browser-id.ts';
import { currentSession, signIn, signOut } from '../session/session.ts';
import { type Api, createApi } from './api.ts';

let api: Api | undefined;

/** The api over the network, with the session of this browser. Created on first use, so never on the server. */
export const browserApi = (): Api =>
  (api ??= createApi({
    origin: window.location.origin,
    send: async (request, onProgress) => {
      if (!onProgress) return fetch(request);
      const { sendWithProgress } = await import('./send-with-progress.ts');
      return sendWithProgress(request, onProgress);
    },
    token: () => currentSession()?.token ?? null,
    browserId: ownBrowserId,
    onFreshToken: (token) => signIn({ token }),
    onTokenRefused: signOut,
  }));
