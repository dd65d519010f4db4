import type { Endpoint } from '#contract/endpoint.ts';
import { createKeptCalls } from '../kept/kept-calls.ts';
import { serverSilence } from '../network/server-silence.ts';
import { tellBlocked } from '../session/blocked-notice.ts';
import { ownBrowserId } from '../session/browser-id.ts';
import { currentSession, endSession, signIn } from '../session/session.ts';
import { type Api, createApi } from './api.ts';

let api: Api | undefined;

type LateListener = (endpoint: Endpoint) => void;
const lateListeners = new Set<LateListener>();

/** Called when a late reply differs from the kept one on screen. */
export const onLateReply = (listener: LateListener): void => void lateListeners.add(listener);

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
    onAnswer: serverSilence.noteAnswer,
    onFreshToken: (token) => signIn({ token }),
    onTokenRefused: endSession,
    onBlocked: tellBlocked,
    kept: createKeptCalls({
      openStore: () => import('../kept/kept-replies.ts'),
      session: currentSession,
      onLate: (endpoint) => lateListeners.forEach((listener) => listener(endpoint)),
    }),
  }));
