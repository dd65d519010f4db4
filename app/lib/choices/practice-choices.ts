import { SHADOWING_TIMES } from '#contract/learning-limits.ts';
import { SPEECH_SPEEDS } from '#contract/server-limits.ts';
import { storedChoice } from './stored-choice.ts';

/** `auto`: the browser's Japanese voice if it has one; `server`: ours. */
export const voiceChoice = storedChoice({ key: 'voice', values: ['auto', 'server'], usual: 'auto' });

/** The speed of Japanese speech, wherever it is heard. */
export const speedChoice = storedChoice({
  key: 'speech-speed',
  values: SPEECH_SPEEDS,
  usual: '1',
  former: { '0.85': '0.75', '0.7': '0.75' },
});

/** How often each sentence is said in shadowing. */
export const shadowingTimesChoice = storedChoice({
  key: 'shadowing-times',
  values: SHADOWING_TIMES,
  usual: '2',
});

/** What is written while shadowing. */
export const shadowingTextChoice = storedChoice({
  key: 'shadowing-text',
  values: ['none', 'japanese', 'both'],
  usual: 'japanese',
});

/** What a playlist does at the end of a sound: go on, begin again after the last, or repeat the same. */
export const playlistRepeatChoice = storedChoice({
  key: 'playlist-repeat',
  values: ['off', 'all', 'one'],
  usual: 'off',
});

/** Whether a playlist shows the Vietnamese meaning. */
export const playlistMeaningChoice = storedChoice({
  key: 'playlist-meaning',
  values: ['on', 'off'],
  usual: 'on',
});

/** Whether exercises of the path need hearing; `off` for learners who never can. */
export const soundExercisesChoice = storedChoice({
  key: 'sound-exercises',
  values: ['on', 'off'],
  usual: 'on',
});

/** Whether a phone vibrates for right and wrong answers. */
export const hapticsChoice = storedChoice({ key: 'haptics', values: ['on', 'off'], usual: 'on' });

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
