import { once } from '#core/grading/units/once.ts';
import type { Scene, ScriptLine } from '#core/talk/scene.ts';
import { openTalkLibrary, type TalkLibrary } from '#server/features/talk/talk-library.ts';
import { contentFolder } from '../words/word.ts';

export const readShippedTalks = once((): Promise<TalkLibrary> => openTalkLibrary(contentFolder));

/** Every line of a scene, of the partner and of the learner. */
export const linesOf = ({ opening, steps, unknown, closing }: Scene): ScriptLine[] => [
  opening,
  ...steps.flatMap(({ asks, again, answers, reactions, otherwise, back }) => [
    asks,
    again,
    ...answers,
    ...reactions.map(({ says }) => says),
    otherwise,
    ...(back ? [back] : []),
  ]),
  unknown,
  closing,
];
