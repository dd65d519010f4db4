import { SPEECH_MAX_AGE_S } from '#contract/limits.ts';
import { getSpeech } from '#contract/speech/endpoints.ts';
import { route } from '#server/http/route.ts';
import type { SpeechService } from './speech.service.ts';

export const speechRoutes = (speech: SpeechService) => [
  route(getSpeech, async ({ caller, query: { speed, ...source }, headers, signal, visitor }) => {
    const who = caller ? `user:${caller.id}` : visitor().address;
    const sound = await speech.say(source, Number(speed), { who, signal: signal() });
    // A reply to somebody who is logged in may carry a fresh token, which no cache between may keep.
    headers['Cache-Control'] = `${caller ? 'private' : 'public'}, max-age=${SPEECH_MAX_AGE_S}`;
    return sound;
  }),
];
