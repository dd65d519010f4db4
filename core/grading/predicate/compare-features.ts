import type { Features } from './features.ts';

export interface FeatureDifference {
  /** Only polite and plain differ, and nothing else. */
  readonly register: boolean;
  readonly mistakes: readonly ('verb-form' | 'tense' | 'polarity')[];
}

/** Names how a form of the right word differs from the expected form. */
export function compareFeatures(model: Features, typed: Features): FeatureDifference {
  const sameMood = model.mood === typed.mood;
  const sameForm =
    sameMood && model.voice === typed.voice && model.aspect === typed.aspect && model.wish === typed.wish;
  const mistakes: ('verb-form' | 'tense' | 'polarity')[] = [];
  if (!sameForm) mistakes.push('verb-form');
  // If the moods differ, tense and polarity are not compared: 食べて for 食べました does not also lack the past.
  if (sameMood && model.past !== typed.past) mistakes.push('tense');
  if (sameMood && model.negative !== typed.negative) mistakes.push('polarity');
  return { register: mistakes.length === 0 && model.polite !== typed.polite, mistakes };
}
