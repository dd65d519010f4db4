import { SPEECH_MAX_AGE_S } from '#contract/server-limits.ts';
import { getSpeech } from '#contract/speech/endpoints.ts';
import { draftsFor } from '#server/http/requests/drafts-for.ts';
import { route } from '#server/http/route.ts';
import type { SpeechService } from './speech.service.ts';

export const speechRoutes = (speech: SpeechService) => [
  route(getSpeech, async ({ caller, query: { speed, ...source }, headers, signal, visitor }) => {
    const who = caller ? `user:${caller.id}` : visitor().address;
    const sound = await speech.say({ ...source, drafts: draftsFor(caller) }, Number(speed), {
      who,
      signal: signal(),
    });
    // A reply to a logged-in user may contain a fresh token, which no shared cache may store.
    headers['Cache-Control'] = `${caller ? 'private' : 'public'}, max-age=${SPEECH_MAX_AGE_S}`;
    return sound;
  }),
];
