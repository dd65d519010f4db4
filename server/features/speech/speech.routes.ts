import { SPEECH_MAX_AGE_S } from '#contract/server-limits.ts';
import { getSpeech } from '#contract/speech/endpoints.ts';
import { draftsFor } from '#server/http/requests/drafts-for.ts';
import { route } from '#server/http/route.ts';
import type { SpeechService } from './speech.service.ts';

export const speechRoutes = (speech: SpeechService) => [
  route(getSpeech, async ({ caller, query: { speed, ...source }, headers, signal, visitor }) => {
    const who = caller ? `user:${caller.id}` : visitor().address;
    const drafts = draftsFor(caller);
    const sound = await speech.say({ ...source, drafts }, Number(speed), { who, signal: signal() });
    // It may be of a draft: no cache on the way or in the browser may give it to the next one who asks.
    const isHidden = source.sentenceId !== undefined && drafts !== null;
    const isPublic = source.text === undefined && !caller;
    if (!isHidden)
      headers['Cache-Control'] = `${isPublic ? 'public' : 'private'}, max-age=${SPEECH_MAX_AGE_S}`;
    return sound;
  }),
];
