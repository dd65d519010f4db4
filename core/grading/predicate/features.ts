/** What the form of a predicate adds to the word: 食べさせられませんでした is 食べる, causative-passive, past, negative, polite. */
export interface Features {
  readonly voice: 'active' | 'passive' | 'causative' | 'causative-passive' | 'potential';
  /** ている, てしまう, ておく, すぎる. */
  readonly aspect: 'simple' | 'progressive' | 'finished' | 'beforehand' | 'too-much';
  /** たい. */
  readonly wish: boolean;
  readonly mood: Mood;
  readonly past: boolean;
  readonly negative: boolean;
  readonly polite: boolean;
}

export type Mood =
  | 'statement'
  | 'te' // て, なくて, ないで
  | 'ba'
  | 'tara'
  | 'nara'
  | 'volitional'
  | 'imperative'
  | 'prohibitive'
  | 'stem' // 食べ
  | 'adverb' // 高く, 静かに
  | 'adnominal' // 静かな
  | 'while' // ながら
  | 'listing' // たり
  | 'conjecture' // でしょう, だろう
  | 'seems'; // 食べそう, without the copula after it

/** A form of an inflection class: the part after the root. */
export interface Ending {
  /** Can be empty: the stem of 食べる is its root. */
  readonly text: string;
  readonly features: Features;
  /** てる, じゃ, ちゃう, 食べれる: spoken, rarely written. */
  readonly contracted?: true;
  /** Forms that learners invent: 高いでした, 食べるです, 静かくない. Never right; the features are the intended ones. */
  readonly malformed?: true;
}

/** The dictionary form: 食べる, 高い, だ. */
export const PLAIN: Features = {
  voice: 'active',
  aspect: 'simple',
  wish: false,
  mood: 'statement',
  past: false,
  negative: false,
  polite: false,
};

export const ending = (text: string, of: Features, change: Partial<Features> = {}): Ending => ({
  text,
  features: { ...of, ...change },
});

export const contracted = (endings: readonly Ending[]): Ending[] =>
  endings.map((one) => ({ ...one, contracted: true }));

export const malformed = (endings: readonly Ending[]): Ending[] =>
  endings.map((one) => ({ ...one, malformed: true }));

/** The endings with one of these moods. */
export const only = (endings: readonly Ending[], ...moods: readonly Mood[]): Ending[] =>
  endings.filter(({ features }) => moods.includes(features.mood));

export const featuresKey = ({ voice, aspect, wish, mood, past, negative, polite }: Features): string =>
  [voice, aspect, wish, mood, past, negative, polite].join(' ');
