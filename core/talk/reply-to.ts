import { readingOf, withoutRuby } from '../japanese/ruby.ts';
import { nearestInJapanese } from '../tutor/nearest.ts';
import { asksBack, comparable, hearJapanese, isLost, isNegated, isQuestion } from './hear.ts';
import type { Scene, ScriptLine, ScriptReaction, ScriptStep } from './scene.ts';

/**
 * answered: the talk continues · asked: the learner asks something, the question stays open · lost: the learner did not
 * understand · foreign: not Japanese · over: the scene has ended already.
 */
export type Understanding = 'answered' | 'asked' | 'lost' | 'foreign' | 'over';

export interface ScriptedReply {
  readonly understood: Understanding;
  readonly says: readonly ScriptLine[];
  /** The step that the learner answers next; after the last one the scene has ended. */
  readonly step: number;
}

/** So similar to one of our answers that it was intended. */
const NEAR_ENOUGH = 0.6;

export const beginScene = ({ opening, steps }: Scene): ScriptedReply => ({
  understood: 'answered',
  says: [opening, ...askIn(steps, 0)],
  step: 0,
});

/** The scripted partner's reply to any message at a step. */
export function replyTo(scene: Scene, at: number, message: string): ScriptedReply {
  const step = scene.steps[at];
  if (!step) return { understood: 'over', says: [scene.closing], step: scene.steps.length };
  const heard = hearJapanese(message);
  if (heard === null) return { understood: 'foreign', says: [step.again], step: at };
  if (isLost(heard)) return { understood: 'lost', says: [step.again], step: at };

  const reaction = reactionTo(step, heard);
  if (reaction?.stays) return { understood: 'asked', says: [reaction.says, step.asks], step: at };
  if (step.back && asksBack(heard))
    return nextStep(scene, at, [...(reaction ? [reaction.says] : []), step.back]);
  if (!reaction && isQuestion(heard) && !isNear(step, heard))
    return { understood: 'asked', says: [scene.unknown, step.asks], step: at };
  return nextStep(scene, at, [reaction?.says ?? step.otherwise]);
}

function nextStep({ steps, closing }: Scene, at: number, says: readonly ScriptLine[]): ScriptedReply {
  const next = at + 1 < steps.length ? askIn(steps, at + 1) : [closing];
  return { understood: 'answered', says: [...says, ...next], step: at + 1 };
}

const askIn = (steps: readonly ScriptStep[], at: number): ScriptLine[] => {
  const step = steps[at];
  return step ? [step.asks] : [];
};

function reactionTo({ reactions }: ScriptStep, heard: string): ScriptReaction | undefined {
  const text = comparable(heard);
  const holds = (piece: string) => text.includes(comparable(piece));
  // 好きじゃない is not 好き: a negated message only gets reactions that are written for one.
  const fits = (piece: string) => holds(piece) && (isNegated(piece) || !isNegated(heard));
  return reactions.find(({ when, unless }) => when.some(fits) && !unless.some(holds));
}

function isNear({ answers }: ScriptStep, heard: string): boolean {
  const known = answers.map(({ ja, vi }) => ({
    jpSentence: withoutRuby(ja),
    reading: readingOf(ja),
    viSentence: vi,
  }));
  return (nearestInJapanese(known, heard)[0]?.likeness ?? 0) >= NEAR_ENOUGH;
}
