import { SPEECH_SPEEDS } from '#contract/limits.ts';
import { storedChoice } from './stored-choice.ts';

/** `auto`: the browser's own voice where it has a Japanese one; `server`: ours. */
export const voiceChoice = storedChoice({ key: 'voice', values: ['auto', 'server'], usual: 'auto' });

/** How fast Japanese is read aloud wherever nobody asks for "slowly". */
export const speedChoice = storedChoice({ key: 'speech-speed', values: SPEECH_SPEEDS, usual: '1' });

/** Whether romaji turns into kana while it is typed. */
export const romajiChoice = storedChoice({ key: 'romaji', values: ['on', 'off'], usual: 'on' });
