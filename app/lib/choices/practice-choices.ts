import { SPEECH_SPEEDS } from '#contract/server-limits.ts';
import { storedChoice } from './stored-choice.ts';

/** `auto`: the browser's Japanese voice if it has one; `server`: ours. */
export const voiceChoice = storedChoice({ key: 'voice', values: ['auto', 'server'], usual: 'auto' });

/** The speed of Japanese speech, except where "slowly" is chosen. */
export const speedChoice = storedChoice({ key: 'speech-speed', values: SPEECH_SPEEDS, usual: '1' });

/** Whether exercises of the path need hearing; `off` for learners who never can. */
export const soundExercisesChoice = storedChoice({
  key: 'sound-exercises',
  values: ['on', 'off'],
  usual: 'on',
});

/** Whether romaji is converted to kana while typing. */
export const romajiChoice = storedChoice({ key: 'romaji', values: ['on', 'off'], usual: 'on' });

/** Whether the kana course is in the menu: `known` when the learner has finished it, `put-away` by their own choice. */
export const kanaMenuChoice = storedChoice({
  key: 'kana-menu',
  values: ['shown', 'known', 'put-away'],
  usual: 'shown',
});

/** Whether romaji is shown under Japanese, for learners who are still learning kana. */
export const romajiBelowChoice = storedChoice({ key: 'romaji-below', values: ['off', 'on'], usual: 'off' });
