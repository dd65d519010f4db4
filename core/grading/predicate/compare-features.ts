import type { Features } from './features.ts';

export interface FeatureDifference {
  /** Polite for plain or the other way round, and nothing else. */
  readonly register: boolean;
  readonly mistakes: readonly ('verb-form' | 'tense' | 'polarity')[];
}

/** Another form of the right word, named. */
export function compareFeatures(model: Features, typed: Features): FeatureDifference {
  const sameMood = model.mood === typed.mood;
  const sameForm =
    sameMood && model.voice === typed.voice && model.aspect === typed.aspect && model.wish === typed.wish;
  const mistakes: ('verb-form' | 'tense' | 'polarity')[] = [];
  if (!sameForm) mistakes.push('verb-form');
  // Across moods nothing more is said: 食べて for 食べました lacks no past of its own.
  if (sameMood && model.past !== typed.past) mistakes.push('tense');
  if (sameMood && model.negative !== typed.negative) mistakes.push('polarity');
  return { register: mistakes.length === 0 && model.polite !== typed.polite, mistakes };
}
